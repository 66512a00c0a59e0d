package aish.commands.session;

import module java.base;

import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Change.Kind;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsal.Entry;
import aish.files.ShownPath;
import aish.text.ByteSize;
import aish.text.PlainText;

/**
 * Describes rehearsals to the user.
 *
 * @param redaction hides secrets
 */
record RehearsalText(Path home, UnaryOperator<String> redaction) {
    private static final int MOST_SHOWN = 200;

    /** Everything that a rehearsed command did, by directory. */
    String report(Rehearsal rehearsal) {
        StringBuilder text = new StringBuilder(summary(rehearsal)).append('\n');
        Path directory = null;
        List<Entry> entries = rehearsal.entries();
        for (Entry entry : entries.subList(0, Math.min(MOST_SHOWN, entries.size()))) {
            Path parent = entry.change().path().getParent();
            if (parent != null && !parent.equals(directory)) {
                text.append(ShownPath.of(parent, home)).append('\n');
                directory = parent;
            }
            text.append(line(entry)).append('\n');
        }
        if (entries.size() > MOST_SHOWN) {
            text.append("  and ")
                    .append(String.format(Locale.ROOT, "%,d", entries.size() - MOST_SHOWN))
                    .append(" more\n");
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

    private static String plain(String line) {
        return PlainText.oneLine(line) + "\n";
    }

    /** The exit status and how many paths changed, in one line. */
    String summary(Rehearsal rehearsal) {
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

    private static String line(Entry entry) {
        Change change = entry.change();
        String name = PlainText.oneLine(String.valueOf(change.path().getFileName()));
        String files =
                change.directory() && change.kind() != Kind.ATTRIBUTES
                        ? String.format(
                                Locale.ROOT,
                                "%,d %s, ",
                                entry.files(),
                                entry.files() == 1 ? "file" : "files")
                        : "";
        String size = change.kind() == Kind.ATTRIBUTES ? "" : files + ByteSize.of(entry.bytes());
        return String.format(
                        Locale.ROOT,
                        "%4d  %-10s  %s%s  %s",
                        entry.number(),
                        change.kind().word(),
                        name,
                        change.directory() ? "/" : "",
                        size)
                .stripTrailing();
    }
}
