package aish.notebook;

import module java.base;

import aish.text.NumberedName;

/** What an entry refers to, as it is written in the notebook. */
public sealed interface Link {
    /** As it is written after {@code link:}. */
    String text();

    /**
     * A file or lines of it.
     *
     * @param path relative to the repository, or absolute, or below {@code ~}
     * @param from counted from 1; 0 for the whole file
     */
    record Lines(String path, int from, int to) implements Link {
        @Override
        public String text() {
            return from == 0 ? path : from == to ? path + ":" + from : path + ":" + from + "-" + to;
        }
    }

    /** A function, class or other named part of the repository. */
    record Symbol(String name) implements Link {
        @Override
        public String text() {
            return "sym:" + name;
        }
    }

    record Commit(String hash) implements Link {
        @Override
        public String text() {
            return "commit " + hash;
        }
    }

    /**
     * Something that only a session knows.
     *
     * @param id such as {@code out-12}, perhaps with lines: {@code out-12:44}
     * @param session its id; empty if that session is not recorded
     */
    record InSession(String id, String session) implements Link {
        @Override
        public String text() {
            return session.isEmpty() ? id : id + " (session " + session + ")";
        }

        /** The id without lines. */
        String bareId() {
            int colon = id.indexOf(':');
            return colon < 0 ? id : id.substring(0, colon);
        }

        int number() {
            return Integer.parseInt(bareId().substring(bareId().indexOf('-') + 1));
        }

        boolean isOutput() {
            return id.startsWith("out-");
        }
    }

    /** Another entry, such as {@code note-3} or {@code global/task-2}. */
    record ToEntry(String reference) implements Link {
        @Override
        public String text() {
            return reference;
        }
    }

    record Web(String address) implements Link {
        @Override
        public String text() {
            return address;
        }
    }

    /** Patterns of what links look like; the last resort is a file. */
    final class Shapes {
        private static final Pattern IN_SESSION =
                Pattern.compile(
                        "((?:out|cmd|ctx|patch)-[0-9]{1,9})(:[0-9]{1,9}(?:-[0-9]{1,9})?)?(?:[ ]+\\(session ([0-9a-z]+)\\))?");
        private static final Pattern TO_ENTRY =
                Pattern.compile("(?:[^\\s]+/)?(?:note|task)-[0-9]{1,9}");
        private static final Pattern COMMIT = Pattern.compile("commit(?::[ ]*|[ ]+)(\\S+)");
        private static final Pattern LINES =
                Pattern.compile("(.+?):([0-9]{1,9})(?:-([0-9]{1,9}))?");

        private Shapes() {}

        private static Optional<Link> inSession(String text) {
            Matcher matcher = IN_SESSION.matcher(text);
            if (!matcher.matches()) {
                return Optional.empty();
            }
            String lines = Objects.requireNonNullElse(matcher.group(2), "");
            return Optional.of(
                    new InSession(
                            padded(matcher.group(1)) + lines,
                            Objects.requireNonNullElse(matcher.group(3), "")));
        }

        /** Writes an id with as many digits as aish does. */
        private static String padded(String id) {
            int dash = id.indexOf('-');
            int number = Integer.parseInt(id.substring(dash + 1));
            String prefix = id.substring(0, dash + 1);
            return prefix.equals("out-") ? prefix + number : new NumberedName(prefix).of(number);
        }

        private static Lines lines(String text) {
            Matcher matcher = LINES.matcher(text);
            if (!matcher.matches()) {
                return new Lines(text, 0, 0);
            }
            int from = Integer.parseInt(matcher.group(2));
            int to = matcher.group(3) == null ? from : Integer.parseInt(matcher.group(3));
            return new Lines(matcher.group(1), from, Math.max(from, to));
        }
    }

    /** Reads a link, however it was written; whatever is no other link is a file. */
    static Link of(String written) {
        String text = written.strip();
        Matcher commit = Shapes.COMMIT.matcher(text);
        if (text.startsWith("sym:") || text.startsWith("@sym:")) {
            return new Symbol(text.substring(text.indexOf(':') + 1).strip());
        }
        if (text.startsWith("https://") || text.startsWith("http://")) {
            return new Web(text);
        }
        if (commit.matches()) {
            return new Commit(commit.group(1));
        }
        if (Shapes.TO_ENTRY.matcher(text).matches()) {
            return new ToEntry(text);
        }
        return Shapes.inSession(text)
                .orElseGet(() -> Shapes.lines(text.startsWith("@") ? text.substring(1) : text));
    }
}
