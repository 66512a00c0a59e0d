package aish.front.changes;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.commands.session.SessionText;
import aish.patch.LineDiff;
import aish.safety.files.GitTree;
import aish.terminal.GitBranch;
import aish.text.PlainText;

/**
 * What is different from when a command last worked. Whatever is listed is a fact: it was seen then
 * and it is seen otherwise now.
 *
 * @param when in words: how long ago, and its output
 * @param all nearest to the command first: what it names, what it runs, where it runs, and what is
 *     exported
 */
record Changes(String when, List<Change> all) {
    /**
     * One difference.
     *
     * @param how in words that follow what; empty if it just has another value
     */
    record Change(String what, String how) {
        Change {
            what = PlainText.oneLine(what);
            how = PlainText.oneLine(how);
        }

        @Override
        public String toString() {
            return how.isEmpty() ? what : what + " " + how;
        }
    }

    /** More are only counted in a line. */
    private static final int MOST_IN_LINE = 5;

    /** Git is asked about the lines of this many files at most. */
    private static final int MOST_COUNTED = 3;

    private static final int SHORT_HASH = 7;

    private static final String COMPARED =
            "the files and programs of the command, the branch and its commit, and what is exported";

    Changes {
        all = List.copyOf(all);
    }

    /**
     * Compares two snapshots.
     *
     * @param hash made the names of files and programs in both
     */
    static Changes between(Snapshot before, Snapshot now, Subjects subjects, KeyedHash hash) {
        List<Change> all = new ArrayList<>();
        Map<String, String> then = before.facts();
        for (Map.Entry<String, Path> file : subjects.files().entrySet()) {
            String key = Snapshot.FILE + hash.of(file.getKey());
            Optional<String> how = how(then, now.facts(), key);
            if (all.size() < MOST_COUNTED) {
                how = how.map(said -> counted(said, file.getValue(), then, key, hash));
            }
            how.ifPresent(said -> all.add(new Change(file.getKey(), said)));
        }
        for (String name : subjects.programs().keySet()) {
            how(then, now.facts(), Snapshot.PROGRAM + hash.of(name))
                    .ifPresent(how -> all.add(new Change(name, how)));
        }
        place(then, now.facts()).ifPresent(all::add);
        all.addAll(variables(then, now.facts()));
        boolean shared = !now.session().isEmpty() && now.session().equals(before.session());
        String output = shared && before.output() > 0 ? " (out-" + before.output() + ")" : "";
        return new Changes(SessionText.ago(before.at(), now.at()) + output, all);
    }

    /** Returns how a file or program differs that was seen both times. */
    private static Optional<String> how(
            Map<String, String> before, Map<String, String> now, String key) {
        return before.containsKey(key) && now.containsKey(key)
                ? FileStamp.parse(now.get(key)).since(FileStamp.parse(before.get(key)))
                : Optional.empty();
    }

    /** Another branch has another commit; what could not be read is not compared. */
    private static Optional<Change> place(Map<String, String> before, Map<String, String> now) {
        return Stream.of(Snapshot.BRANCH, Snapshot.COMMIT)
                .filter(name -> !before.getOrDefault(name, "").isEmpty())
                .filter(name -> !now.getOrDefault(name, "").isEmpty())
                .filter(name -> !Objects.equals(before.get(name), now.get(name)))
                .findFirst()
                .map(name -> new Change(name, cut(name, before) + " → " + cut(name, now)));
    }

    private static String cut(String name, Map<String, String> facts) {
        String value = facts.getOrDefault(name, "");
        return name.equals(Snapshot.BRANCH) || value.length() < SHORT_HASH
                ? value
                : value.substring(0, SHORT_HASH);
    }

    private static List<Change> variables(Map<String, String> before, Map<String, String> now) {
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
        return changes;
    }

    /** Counts the lines that were added and removed, if git knows the file as it was. */
    private static String counted(
            String how, Path file, Map<String, String> before, String key, KeyedHash hash) {
        String commit = new GitBranch.Head("", before.getOrDefault(Snapshot.COMMIT, "")).commit();
        if (!how.startsWith(FileStamp.CHANGED) || commit.isEmpty()) {
            return how;
        }
        try {
            Path real = file.toRealPath();
            Optional<GitTree> tree = GitTree.around(real.resolveSibling(""));
            Optional<String> name = tree.flatMap(found -> found.name(real));
            if (name.isEmpty() || Files.size(real) > FileStamp.LARGEST_HASHED) {
                return how;
            }
            String then = FileStamp.parse(before.getOrDefault(key, "")).content();
            String now = Files.readString(real);
            return tree.orElseThrow()
                    .run("cat-file", "blob", commit + ":" + name.get())
                    .map(parts -> String.join("\0", parts))
                    .filter(old -> then.equals(FileStamp.hash(old.getBytes(UTF_8), hash)))
                    .map(old -> how.replaceFirst(FileStamp.CHANGED, count(old, now)))
                    .orElse(how);
        } catch (IOException e) {
            return how;
        }
    }

    private static String count(String before, String now) {
        List<String> diff = LineDiff.unified(before, now).lines().toList();
        return "+%d −%d"
                .formatted(
                        diff.stream().filter(line -> line.startsWith("+")).count(),
                        diff.stream().filter(line -> line.startsWith("-")).count());
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
        String rest = more > 0 ? ", and " + more + " more (:changed)" : "";
        return Optional.of("Last worked " + when + ". Since then: " + first + rest + ".");
    }

    /** Returns all of it in lines. */
    String text() {
        StringJoiner lines = new StringJoiner("\n");
        lines.add("Last worked " + when + ".");
        if (all.isEmpty()) {
            String same = "Nothing that aish compares has changed: " + COMPARED + ".";
            return lines.add(same).toString();
        }
        lines.add("Different since then:");
        int width = all.stream().mapToInt(change -> change.what().length()).max().orElse(0);
        for (Change change : all) {
            String how = change.how().isEmpty() ? FileStamp.CHANGED : change.how();
            lines.add("  " + change.what() + " ".repeat(width - change.what().length() + 2) + how);
        }
        return lines.add("Compared: " + COMPARED + ".").toString();
    }
}
