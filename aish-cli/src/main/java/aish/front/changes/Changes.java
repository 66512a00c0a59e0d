package aish.front.changes;

import module java.base;

import aish.commands.session.SessionText;
import aish.patch.LineDiff;
import aish.safety.files.GitTree;
import aish.terminal.GitBranch;
import aish.text.Counted;
import aish.text.HomePath;
import aish.text.PlainText;

/**
 * What is different from when a command last worked. Whatever is listed is a fact: it was seen then
 * and it is seen otherwise now.
 *
 * @param when in words: how long ago, and its output
 * @param all nearest to the command first: what it names, what it runs, where it runs, and what is
 *     exported
 * @param watched what was compared, in words
 */
record Changes(String when, List<Change> all, String watched) {
    /**
     * One difference.
     *
     * @param how in words that follow what; empty if it just has another value
     */
    record Change(String what, String how) {
        @Override
        public String toString() {
            return how.isEmpty() ? what : what + " " + how;
        }
    }

    /** More are only counted in a line. */
    private static final int MOST_IN_LINE = 5;

    private static final int SHORT_HASH = 7;

    Changes {
        all = List.copyOf(all);
    }

    /**
     * Compares two snapshots.
     *
     * @param shared whether both are of the same session, so that the output can be named
     */
    static Changes between(
            Snapshot before,
            Snapshot now,
            boolean shared,
            String command,
            Subjects subjects,
            Path home,
            KeyedHash hash) {
        List<Change> all = new ArrayList<>();
        Counts counts = new Counts(before, hash);
        for (Map.Entry<String, Path> file : subjects.files().entrySet()) {
            String key = Snapshot.FILE + hash.of(file.getKey());
            String then = before.facts().get(key);
            if (then != null) {
                FileStamp.parse(now.facts().getOrDefault(key, then))
                        .since(FileStamp.parse(then))
                        .map(how -> counts.instead(how, FileStamp.parse(then), file.getValue()))
                        .ifPresent(how -> all.add(new Change(shown(file.getKey()), how)));
            }
        }
        for (String name : subjects.programs().keySet()) {
            String key = Snapshot.PROGRAM + hash.of(name);
            String then = before.facts().get(key);
            if (then != null) {
                program(then, now.facts().getOrDefault(key, then), home)
                        .ifPresent(how -> all.add(new Change(shown(name), how)));
            }
        }
        place(before, now).ifPresent(all::add);
        all.addAll(variables(before.facts(), now.facts(), command, subjects));
        String output = shared && before.output() > 0 ? " (out-" + before.output() + ")" : "";
        String when = SessionText.ago(before.at(), now.at()) + output;
        return new Changes(when, all, watched(before, subjects));
    }

    private static String shown(String name) {
        return PlainText.oneLine(name);
    }

    private static Optional<String> program(String before, String now, Path home) {
        String then = before.split(" ", 6)[5];
        String found = now.split(" ", 6)[5];
        if (then.equals(found) || then.isEmpty() || found.isEmpty()) {
            return FileStamp.parse(now).since(FileStamp.parse(before));
        }
        String moved = HomePath.shorten(then, home) + " → " + HomePath.shorten(found, home);
        return Optional.of(shown(moved));
    }

    private static Optional<Change> place(Snapshot before, Snapshot now) {
        String branch = before.facts().getOrDefault(Snapshot.BRANCH, "");
        String other = now.facts().getOrDefault(Snapshot.BRANCH, "");
        if (!branch.equals(other)) {
            String from = branch.isEmpty() ? "none" : shown(branch);
            String to = other.isEmpty() ? "none" : shown(other);
            return Optional.of(new Change(Snapshot.BRANCH, from + " → " + to));
        }
        String then = before.facts().getOrDefault(Snapshot.COMMIT, "");
        String here = now.facts().getOrDefault(Snapshot.COMMIT, "");
        boolean known = !then.isEmpty() && !here.isEmpty(); // otherwise it could not be read
        return known && !then.equals(here)
                ? Optional.of(new Change(Snapshot.COMMIT, cut(then) + " → " + cut(here)))
                : Optional.empty();
    }

    private static String cut(String commit) {
        return shown(commit.substring(0, Math.min(SHORT_HASH, commit.length())));
    }

    /** Lists those first that the command names, then those that are named like its programs. */
    private static List<Change> variables(
            Map<String, String> before,
            Map<String, String> now,
            String command,
            Subjects subjects) {
        Set<String> names = new TreeSet<>(before.keySet());
        names.addAll(now.keySet());
        names.removeIf(name -> !name.startsWith(Snapshot.VARIABLE));
        names.removeIf(name -> Objects.equals(before.get(name), now.get(name)));
        List<Change> changes = new ArrayList<>();
        for (String name : names) {
            String set = before.containsKey(name) ? "" : "set";
            String how = now.containsKey(name) ? set : "unset";
            changes.add(new Change(name.substring(Snapshot.VARIABLE.length()), how));
        }
        changes.sort(Comparator.comparingInt(one -> distance(one.what(), command, subjects)));
        return changes;
    }

    private static int distance(String name, String command, Subjects subjects) {
        if (command.contains("$" + name) || command.contains("${" + name)) {
            return 0;
        }
        for (String program : subjects.programs().keySet()) {
            String start = program.replaceAll("\\W|\\d", "").toUpperCase(Locale.ROOT);
            if (!start.isEmpty() && name.toUpperCase(Locale.ROOT).startsWith(start)) {
                return 1;
            }
        }
        return 2;
    }

    private static String watched(Snapshot before, Subjects subjects) {
        return Counted.of(subjects.files().size(), "file name")
                + " and "
                + Counted.of(subjects.programs().size(), "program")
                + " of the command, "
                + (before.facts().getOrDefault(Snapshot.BRANCH, "").isEmpty()
                        ? ""
                        : "the branch and its commit, ")
                + Counted.of(
                        before.facts().keySet().stream()
                                .filter(name -> name.startsWith(Snapshot.VARIABLE))
                                .count(),
                        "exported variable");
    }

    /** Returns it in one line; empty if nothing is different. */
    Optional<String> line() {
        if (all.isEmpty()) {
            return Optional.empty();
        }
        int more = all.size() - MOST_IN_LINE;
        String first =
                all.stream()
                        .limit(MOST_IN_LINE)
                        .map(Change::toString)
                        .collect(Collectors.joining(", "));
        return Optional.of(
                "Last worked "
                        + when
                        + ". Since then: "
                        + first
                        + (more > 0 ? ", and " + more + " more (:changed)" : "")
                        + ".");
    }

    /** Returns all of it in lines. */
    String text() {
        StringJoiner lines = new StringJoiner("\n");
        lines.add("Last worked " + when + ".");
        if (all.isEmpty()) {
            return lines.add("Nothing that aish compares has changed: " + watched + ".").toString();
        }
        lines.add("Different since then:");
        int width = all.stream().mapToInt(change -> change.what().length()).max().orElse(0);
        for (Change change : all) {
            String how = change.how().isEmpty() ? FileStamp.CHANGED : change.how();
            lines.add("  " + change.what() + " ".repeat(width - change.what().length() + 2) + how);
        }
        return lines.add("Compared: " + watched + ".").toString();
    }

    /**
     * Counts the lines that were added and removed in a file that git knows as it was. Asks git
     * only for the first few.
     */
    private static final class Counts {
        private static final int MOST = 3;

        private final String commit;
        private final KeyedHash hash;
        private int asked;

        Counts(Snapshot before, KeyedHash hash) {
            String kept = before.facts().getOrDefault(Snapshot.COMMIT, "");
            this.commit = new GitBranch.Head("", kept).commit();
            this.hash = hash;
        }

        String instead(String how, FileStamp then, Path file) {
            boolean small = how.startsWith(FileStamp.CHANGED) && !then.hash().isEmpty();
            return small && !commit.isEmpty() && asked++ < MOST
                    ? lines(then, file)
                            .map(count -> how.replaceFirst(FileStamp.CHANGED, count))
                            .orElse(how)
                    : how;
        }

        private Optional<String> lines(FileStamp then, Path file) {
            try {
                Path real = file.toRealPath();
                Path parent = Objects.requireNonNullElse(real.getParent(), real);
                Optional<GitTree> tree = GitTree.around(parent);
                Optional<String> name = tree.flatMap(found -> found.name(real));
                if (name.isEmpty() || Files.size(real) > FileStamp.Reader.LARGEST_HASHED) {
                    return Optional.empty();
                }
                String blob = commit + ":" + name.get();
                Optional<String> old =
                        tree.orElseThrow()
                                .run("cat-file", "blob", blob)
                                .map(parts -> String.join("\0", parts))
                                .filter(text -> hash.of(text).equals(then.hash()));
                return old.isEmpty()
                        ? Optional.empty()
                        : Optional.of(count(old.get(), Files.readString(real)));
            } catch (IOException e) {
                return Optional.empty();
            }
        }

        private static String count(String before, String now) {
            String diff = LineDiff.unified(before, now);
            return "+%d −%d"
                    .formatted(
                            diff.lines().filter(line -> line.startsWith("+")).count(),
                            diff.lines().filter(line -> line.startsWith("-")).count());
        }
    }
}
