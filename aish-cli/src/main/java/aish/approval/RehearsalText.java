package aish.approval;

import module java.base;

import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Change.Kind;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsal.Entry;
import aish.exec.rehearsal.Rehearsals;
import aish.files.ShownPath;
import aish.safety.files.SecretFiles;
import aish.text.ByteSize;
import aish.text.PlainText;

/**
 * Describes rehearsals to the user.
 *
 * @param redaction hides secrets
 */
public record RehearsalText(Path home, UnaryOperator<String> redaction) {
    private static final int MOST_SHOWN = 200;
    private static final int MOST_NAMED = 10;

    /** Further levels are not indented, so that lines stay readable. */
    private static final int DEEPEST = 12;

    private static final int LONGEST_DIFF = 1 << 22;

    /** Everything that a rehearsed command did, its files as a tree. */
    public String report(Rehearsal rehearsal) {
        StringBuilder text = new StringBuilder(summary(rehearsal)).append('\n');
        List<Entry> entries = rehearsal.entries();
        tree(rehearsal, entries.subList(0, Math.min(MOST_SHOWN, entries.size())), text);
        if (entries.size() > MOST_SHOWN) {
            text.append("      and ")
                    .append(count(entries.size() - MOST_SHOWN, "more change"))
                    .append('\n');
        }
        rehearsal
                .processes()
                .forEach(line -> text.append("Still running, ended: ").append(plain(line)));
        rehearsal
                .shell()
                .forEach(line -> text.append("Would change in the shell: ").append(plain(line)));
        rehearsal.notes().forEach(line -> text.append(plain(line)));
        return redaction.apply(text.toString().stripTrailing());
    }

    /** Adds each entry below the directories in which there are some. */
    private void tree(Rehearsal rehearsal, List<Entry> entries, StringBuilder text) {
        NavigableSet<Path> parents = new TreeSet<>();
        entries.forEach(entry -> parents.add(parent(entry)));
        parents.removeIf(path -> path.getNameCount() == 0);
        boolean whole = rehearsal.changes().size() <= MOST_SHOWN;
        List<Path> last = List.of();
        for (Entry entry : entries) {
            List<Path> above =
                    parents.stream().filter(path -> parent(entry).startsWith(path)).toList();
            for (int i = 0; i < above.size(); i++) {
                if (i >= last.size() || !last.get(i).equals(above.get(i))) {
                    text.append("      ").append(indent(i)).append(name(above, i)).append('\n');
                }
            }
            entry(entry, indent(above.size()), whole, text);
            last = above;
        }
    }

    private static Path parent(Entry entry) {
        Path path = entry.change().path();
        return Objects.requireNonNullElse(path.getParent(), path);
    }

    /**
     * Adds what keeping an entry does.
     *
     * @param whole whether the content of a new directory is listed, not only counted
     */
    private static void entry(Entry entry, String indent, boolean whole, StringBuilder text) {
        int depth = entry.change().path().getNameCount();
        boolean first = true;
        for (Change change : whole ? entry.all() : entry.top()) {
            text.append(first ? "%4d  ".formatted(entry.number()) : "      ")
                    .append(indent)
                    .append(indent(change.path().getNameCount() - depth))
                    .append(line(change, entry))
                    .append('\n');
            first = false;
        }
    }

    private static String indent(int depth) {
        return "  ".repeat(Math.min(depth, DEEPEST));
    }

    private String name(List<Path> above, int level) {
        Path path = above.get(level);
        String name =
                level == 0
                        ? ShownPath.of(path, home)
                        : PlainText.oneLine(above.get(level - 1).relativize(path).toString());
        return path.equals(home) ? "~/" : name + "/";
    }

    private static String plain(String line) {
        return PlainText.oneLine(line) + "\n";
    }

    /** The exit status and how many paths changed, in one line. */
    public String summary(Rehearsal rehearsal) {
        StringJoiner counts = new StringJoiner(", ");
        for (Kind kind : Kind.values()) {
            long count =
                    rehearsal.changes().stream()
                            .filter(change -> change.kind() == kind)
                            .mapToLong(Change::files)
                            .sum();
            if (count > 0) {
                String word = kind == Kind.ATTRIBUTES ? "with other attributes" : kind.word();
                counts.add(String.format(Locale.ROOT, "%,d %s", count, word));
            }
        }
        return "Exit status "
                + rehearsal.status()
                + "; "
                + (counts.length() == 0 ? "no file changes" : counts)
                + ".";
    }

    static String count(long number, String noun) {
        return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
    }

    private static String line(Change change, Entry entry) {
        String name =
                PlainText.oneLine(String.valueOf(change.path().getFileName()))
                        + switch (change.type()) {
                            case FILE -> "";
                            case DIRECTORY -> "/";
                            case LINK -> " (link)";
                            case SPECIAL -> " (special file)";
                        };
        String line = change.kind().word() + "  " + name;
        boolean top = change.path().equals(entry.change().path());
        if (change.kind() == Kind.ATTRIBUTES || (change.directory() && !top)) {
            return line;
        }
        return change.directory()
                ? line
                        + "  "
                        + count(entry.files(change), "file")
                        + ", "
                        + ByteSize.of(entry.bytes(change))
                : line + "  " + ByteSize.of(change.bytes());
    }

    /** Names a part of the changes, which may be more than the user chose. */
    String list(List<Change> changes) {
        String named =
                changes.stream()
                        .limit(MOST_NAMED)
                        .map(one -> one.kind().word() + " " + ShownPath.of(one.path(), home))
                        .collect(Collectors.joining(", "));
        int more = changes.size() - MOST_NAMED;
        return redaction.apply(more > 0 ? named + " and " + count(more, "more change") : named);
    }

    /** The command in one line. */
    public String command(Rehearsal rehearsal) {
        return PlainText.oneLine(redaction.apply(rehearsal.command()));
    }

    /** The unified differences of changed files; empty if there are none. */
    public String diff(Rehearsals rehearsals, Rehearsal rehearsal, List<Change> changes)
            throws IOException {
        StringBuilder text = new StringBuilder();
        int left = changes.size();
        for (Change change : changes) {
            if (text.length() > LONGEST_DIFF) {
                text.append("and ").append(count(left, "more change")).append('\n');
                break;
            }
            left--;
            if (isPrivate(change.path())) {
                text.append("--- ")
                        .append(PlainText.oneLine(change.path().toString()))
                        .append("\n(not shown, because such files contain secrets)\n");
            } else if (!change.directory() && change.kind() != Kind.ATTRIBUTES) {
                text.append(rehearsals.diff(rehearsal, change));
            }
        }
        return PlainText.of(redaction.apply(text.toString()));
    }

    /** Whether the content of such a file is never shown. */
    static boolean isPrivate(Path path) {
        return SecretFiles.isNamedLikeOne(path);
    }
}
