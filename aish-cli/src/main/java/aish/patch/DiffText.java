package aish.patch;

import module java.base;

import aish.patch.FileChange.Edit;
import aish.patch.FileChange.Kind;
import aish.patch.PatchPlan.PlannedFile;

/** Writes patches as unified diffs that git can apply. */
public final class DiffText {
    private static final String UNFINISHED = "\\ No newline at end of file\n";

    private DiffText() {}

    static void append(Hunk hunk, StringBuilder text) {
        text.append(hunk.heading()).append('\n');
        for (Hunk.Line line : hunk.lines()) {
            text.append(line.mark().sign()).append(line.text());
            if (!line.text().endsWith("\n")) {
                text.append('\n').append(UNFINISHED);
            }
        }
    }

    /** Writes what a plan does to its files. */
    public static String of(PatchPlan plan) {
        StringBuilder text = new StringBuilder();
        plan.files().forEach(file -> append(file, text));
        return text.toString();
    }

    private static void append(PlannedFile file, StringBuilder text) {
        Optional<Integer> before = file.before().map(FileContent::mode);
        Optional<Integer> after = file.after().map(FileContent::mode);
        Kind kind = before.isEmpty() ? Kind.CREATE : after.isEmpty() ? Kind.DELETE : Kind.CHANGE;
        Optional<String> name = Optional.of(file.name());
        append(new FileChange(kind, name, name, before, after, new Edit.Hunks(file.hunks())), text);
    }

    /** Writes a patch that has not been checked. */
    public static String of(Patch patch) {
        StringBuilder text = new StringBuilder();
        patch.files().forEach(file -> append(file, text));
        return text.toString();
    }

    private static void append(FileChange file, StringBuilder text) {
        String from = file.oldName().orElse(file.name());
        String to = file.name();
        text.append("diff --git ").append(quoted("a/" + from)).append(' ');
        text.append(quoted("b/" + to)).append('\n');
        appendHeader(file, from, to, text);
        switch (file.edit()) {
            case Edit.Hunks(List<Hunk> hunks) -> appendHunks(file, from, to, hunks, text);
            case Edit.Replacement(_, String search, String replace) -> {
                appendNames(file, from, to, text);
                appendWhole(search, replace, text);
            }
            case Edit.Whole(String content) -> {
                text.append("--- /dev/null\n+++ ").append(quoted("b/" + to)).append('\n');
                appendWhole("", content, text);
            }
            case Edit.Binary _ -> text.append("Binary files differ\n");
        }
    }

    private static void appendHunks(
            FileChange file, String from, String to, List<Hunk> hunks, StringBuilder text) {
        if (!hunks.isEmpty()) {
            appendNames(file, from, to, text);
        }
        hunks.forEach(hunk -> append(hunk, text));
    }

    private static void appendNames(FileChange file, String from, String to, StringBuilder text) {
        boolean created = file.kind() == Kind.CREATE;
        boolean deleted = file.kind() == Kind.DELETE;
        text.append("--- ").append(created ? DiffName.NOTHING : quoted("a/" + from)).append('\n');
        text.append("+++ ").append(deleted ? DiffName.NOTHING : quoted("b/" + to)).append('\n');
    }

    private static void appendWhole(String before, String after, StringBuilder text) {
        LineDiff.hunks(FileContent.bytes(before), FileContent.bytes(after))
                .forEach(hunk -> append(hunk, text));
    }

    private static void appendHeader(FileChange file, String from, String to, StringBuilder text) {
        switch (file.kind()) {
            case CREATE ->
                    text.append("new file mode ")
                            .append(octal(file.newMode().orElse(FileContent.FILE)))
                            .append('\n');
            case DELETE ->
                    text.append("deleted file mode ")
                            .append(octal(file.oldMode().orElse(FileContent.FILE)))
                            .append('\n');
            case CHANGE, RENAME, COPY -> {
                if (file.newMode().isPresent() && !file.newMode().equals(file.oldMode())) {
                    text.append("old mode ")
                            .append(octal(file.oldMode().orElse(FileContent.FILE)))
                            .append("\nnew mode ")
                            .append(octal(file.newMode().get()))
                            .append('\n');
                }
            }
        }
        if (file.kind() == Kind.RENAME || file.kind() == Kind.COPY) {
            String how = file.kind() == Kind.RENAME ? "rename" : "copy";
            text.append(how).append(" from ").append(quoted(from)).append('\n');
            text.append(how).append(" to ").append(quoted(to)).append('\n');
        }
    }

    private static String octal(int mode) {
        return Integer.toOctalString(mode);
    }

    /** Quotes a name as git does, if it has characters that need it. */
    private static String quoted(String name) {
        boolean plain =
                name.codePoints()
                        .noneMatch(
                                c ->
                                        c == '"'
                                                || c == '\\'
                                                || Character.isISOControl(c)
                                                || Character.getType(c) == Character.FORMAT);
        if (plain) {
            return name;
        }
        StringBuilder quoted = new StringBuilder("\"");
        for (byte octet : name.getBytes(StandardCharsets.UTF_8)) {
            int c = octet & 0xff;
            if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
            } else if (c >= ' ' && c < 0x7f) {
                quoted.append((char) c);
            } else {
                quoted.append('\\').append(String.format(Locale.ROOT, "%03o", c));
            }
        }
        return quoted.append('"').toString();
    }
}
