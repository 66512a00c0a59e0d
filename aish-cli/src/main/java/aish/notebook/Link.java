package aish.notebook;

import module java.base;

import aish.text.NumberedName;

import org.jspecify.annotations.Nullable;

/**
 * What an entry refers to.
 *
 * @param target without lines and session; a path is relative to the repository, or absolute, or
 *     below {@code ~}
 * @param from the first of the lines, counted from 1; 0 for all
 * @param session the id of the session that alone knows the target; empty if it is not recorded
 */
public record Link(Kind kind, String target, int from, int to, String session) {
    /** What a link leads to. */
    public enum Kind {
        /** A function, class or other named part of the repository. */
        SYMBOL,
        WEB,
        COMMIT,
        /** Another entry, such as {@code note-3} or {@code global/task-2}. */
        ENTRY,
        /** Something that only a session knows, such as {@code out-12}. */
        INSIDE,
        FILE
    }

    /** What links look like; the last resort is a file. */
    private static final Pattern SHAPE =
            Pattern.compile(
                    "@?sym:\\s*(?<symbol>.*)|(?<web>https?://.*)|commit(?::[ ]*|[ ]+)(?<commit>\\S+)"
                            + "|(?<entry>(?:\\S+/)?(?:note|task)-[0-9]{1,9})"
                            + "|(?:(?<inside>(?:out|cmd|ctx|patch)-[0-9]{1,9})|@?(?<file>.*?))"
                            + "(?::(?<from>[0-9]{1,9})(?:-(?<to>[0-9]{1,9}))?)?"
                            + "(?:(?<=[0-9])[ ]+\\(session (?<session>[0-9a-z]+)\\))?");

    /** Reads a link, however it was written. */
    static Link of(String written) {
        Matcher found = SHAPE.matcher(written.strip());
        if (!found.matches()) {
            return new Link(Kind.FILE, written.strip(), 0, 0, "");
        }
        for (Kind kind : Kind.values()) {
            String target = found.group(kind.name().toLowerCase(Locale.ROOT));
            if (target != null) {
                int from = number(found.group("from"));
                return new Link(
                        kind,
                        kind == Kind.INSIDE ? padded(target) : target.strip(),
                        from,
                        Math.max(from, number(found.group("to"))),
                        Objects.requireNonNullElse(found.group("session"), ""));
            }
        }
        throw new IllegalStateException(written);
    }

    private static int number(@Nullable String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    /** Writes an id with as many digits as aish does. */
    private static String padded(String id) {
        int dash = id.indexOf('-');
        int number = Integer.parseInt(id.substring(dash + 1));
        String prefix = id.substring(0, dash + 1);
        return prefix.equals("out-") ? prefix + number : new NumberedName(prefix).of(number);
    }

    Link to(String other) {
        return new Link(kind, other, from, to, session);
    }

    Link in(String other) {
        return new Link(kind, target, from, to, other);
    }

    /** As it is written after {@code link:}. */
    public String text() {
        String lines = from == 0 ? "" : from == to ? ":" + from : ":" + from + "-" + to;
        return switch (kind) {
            case SYMBOL -> "sym:" + target;
            case COMMIT -> "commit " + target;
            case WEB, ENTRY -> target;
            case FILE -> target + lines;
            case INSIDE -> target + lines + (session.isEmpty() ? "" : " (session " + session + ")");
        };
    }
}
