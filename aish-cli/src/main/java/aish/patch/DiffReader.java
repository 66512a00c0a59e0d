package aish.patch;

import module java.base;

import aish.patch.FileChange.Edit;
import aish.patch.FileChange.Kind;
import aish.patch.Hunk.Mark;
import org.jspecify.annotations.Nullable;

/**
 * Reads unified diffs, with the headers of git or those of diff. Follows git where the text can be
 * read in two ways. A hunk whose line counts are wrong is counted again, as by {@code git apply
 * --recount}.
 */
final class DiffReader {
    private static final String GIT = "diff --git ";
    private static final String OLD = "--- ";
    private static final String NEW = "+++ ";
    private static final String HUNK = "@@ ";
    private static final String SIGNATURE = "--";

    private static final Pattern NUMBERS =
            Pattern.compile(
                    "@@ -(\\d{1,9})(?:,(\\d{1,9}))? \\+(\\d{1,9})(?:,(\\d{1,9}))? @@(.*)",
                    Pattern.DOTALL);

    /** Lines without their line feeds. */
    private final List<String> lines;

    private final List<FileChange> files = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private int at;

    DiffReader(String text) {
        String whole = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        lines = List.of(whole.split("\n", -1));
    }

    Patch read() throws PatchException {
        while (at < lines.size()) {
            if (startsWith(GIT)) {
                gitFile();
            } else if (isPlainHeader(at)) {
                plainFile();
            } else if (NUMBERS.matcher(lines.get(at)).matches()) {
                throw corrupt("a hunk without the name of a file before it");
            } else {
                at++;
            }
        }
        return new Patch(files, notes);
    }

    /** Whether a file of a plain diff begins at that line. */
    private boolean isPlainHeader(int line) {
        return line + 2 < lines.size()
                && lines.get(line).startsWith(OLD)
                && lines.get(line + 1).startsWith(NEW)
                && lines.get(line + 2).startsWith(HUNK);
    }

    private boolean startsWith(String start) {
        return at < lines.size() && lines.get(at).startsWith(start);
    }

    private PatchException corrupt(String why) {
        return new PatchException("Corrupt patch at line " + (at + 1) + ": " + why);
    }

    private void plainFile() throws PatchException {
        String before = lines.get(at).substring(OLD.length());
        String after = lines.get(at + 1).substring(NEW.length());
        at += 2;
        String first = DiffName.inHeader(before);
        String second = DiffName.inHeader(after);
        boolean created = first.equals(DiffName.NOTHING);
        boolean deleted = !created && second.equals(DiffName.NOTHING);
        if (first.equals(DiffName.NOTHING) && second.equals(DiffName.NOTHING)) {
            throw corrupt("it names no file");
        }
        Optional<String> name = Optional.of(chosen(first, second));
        Kind kind = created ? Kind.CREATE : deleted ? Kind.DELETE : Kind.CHANGE;
        add(
                new FileChange(
                        kind,
                        created ? Optional.empty() : name,
                        deleted ? Optional.empty() : name,
                        Optional.empty(),
                        Optional.empty(),
                        new Edit.Hunks(hunks(name.get()))));
    }

    /** Prefers the shorter name if the other one only adds to it, such as {@code file.orig}. */
    private static String chosen(String first, String second) {
        if (second.equals(DiffName.NOTHING)) {
            return first;
        }
        boolean shorter = !first.equals(DiffName.NOTHING) && second.startsWith(first);
        return shorter ? first : second;
    }

    private void gitFile() throws PatchException {
        GitHeader header = new GitHeader(lines.get(at).substring(GIT.length()));
        int start = at++;
        while (at < lines.size() && header.accepts(lines.get(at))) {
            at++;
        }
        boolean binary = startsWith("GIT binary patch") || startsWith("Binary files ");
        Edit edit = binary ? new Edit.Binary() : new Edit.Hunks(hunks(header.shownName()));
        FileChange change;
        try {
            change = header.change(edit);
        } catch (PatchException e) {
            at = start;
            throw corrupt(e.why());
        }
        if (!binary && change.hunks().isEmpty() && !header.changesMetadata()) {
            at = start;
            throw corrupt("the patch of " + change.name() + " changes nothing");
        }
        add(change);
    }

    /** Adds a file, unless its lines contradict its header. */
    private void add(FileChange change) throws PatchException {
        boolean hasOld = change.hunks().stream().anyMatch(hunk -> !hunk.before().isEmpty());
        boolean hasNew = change.hunks().stream().anyMatch(hunk -> !hunk.after().isEmpty());
        if (change.kind() == Kind.CREATE && hasOld) {
            throw new PatchException(
                    "Corrupt patch: new file " + change.name() + " depends on old content");
        }
        if (change.kind() == Kind.DELETE && hasNew) {
            throw new PatchException(
                    "Corrupt patch: deleted file " + change.name() + " still has content");
        }
        files.add(change);
    }

    private List<Hunk> hunks(String name) throws PatchException {
        List<Hunk> hunks = new ArrayList<>();
        while (startsWith(HUNK)) {
            hunks.add(hunk(name, hunks.size() + 1));
        }
        return hunks;
    }

    private Hunk hunk(String name, int number) throws PatchException {
        Matcher header = NUMBERS.matcher(lines.get(at));
        if (!header.matches()) {
            throw corrupt("the hunk has no line numbers: " + lines.get(at));
        }
        int start = at++;
        OptionalInt end = end(count(header.group(2)), count(header.group(4)));
        boolean recounted = end.isEmpty() || isChange(end.getAsInt());
        int stop = recounted ? recount() : end.getAsInt();
        List<Hunk.Line> body = body(at, stop);
        if (body.stream().allMatch(line -> line.mark() == Mark.KEPT)) {
            at = start;
            throw corrupt("the hunk changes nothing");
        }
        if (recounted) {
            notes.add("The line counts of hunk " + number + " of " + name + " were corrected.");
        }
        at = stop;
        return new Hunk(
                count(header.group(1)),
                count(header.group(3)),
                body,
                header.group(5).stripTrailing());
    }

    private static int count(@Nullable String digits) {
        return digits == null ? 1 : Integer.parseInt(digits);
    }

    /** Returns the line after the hunk; empty if its counts are wrong. */
    private OptionalInt end(int oldCount, int newCount) {
        int oldLeft = oldCount;
        int newLeft = newCount;
        int line = at;
        while (oldLeft > 0 || newLeft > 0) {
            char sign = sign(line++);
            if (sign == ' ' || sign == '-') {
                oldLeft--;
            }
            if (sign == ' ' || sign == '+') {
                newLeft--;
            }
            if (oldLeft < 0 || newLeft < 0 || sign == '?') {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.of(sign(line) == '\\' ? line + 1 : line);
    }

    /** The first character of a line of a hunk; a question mark if it cannot be one. */
    private char sign(int line) {
        if (line >= lines.size()) {
            return '?';
        }
        String text = lines.get(line);
        if (text.isEmpty()) {
            return ' '; // some programs remove spaces at the end of lines
        }
        char first = text.charAt(0);
        boolean unfinished = text.startsWith("\\ ");
        return first == ' ' || first == '-' || first == '+' || unfinished ? first : '?';
    }

    /** Whether the line would still belong to the hunk before it. */
    private boolean isChange(int line) {
        return sign(line) != '?' && !lines.get(line).isEmpty() && !endsHunk(line);
    }

    private boolean endsHunk(int line) {
        String text = lines.get(line);
        return text.startsWith(HUNK)
                || text.startsWith("diff ")
                || text.stripTrailing().equals(SIGNATURE)
                || isPlainHeader(line);
    }

    /** Finds the end of a hunk by its lines alone. */
    private int recount() throws PatchException {
        int line = at;
        while (line < lines.size() && sign(line) != '?' && !endsHunk(line)) {
            line++;
        }
        boolean blank = line > at && lines.get(line - 1).isBlank();
        if (line < lines.size() && !endsHunk(line) && (!blank || hasChanges(line))) {
            at = line;
            throw corrupt("this line cannot be part of a hunk: " + lines.get(line));
        }
        while (line > at && lines.get(line - 1).isEmpty()) {
            line--;
        }
        return line;
    }

    /** Whether a line before the next header looks like part of a hunk. */
    private boolean hasChanges(int from) {
        for (int line = from; line < lines.size() && !endsHunk(line); line++) {
            if (sign(line) == '+' || sign(line) == '-') {
                return true;
            }
        }
        return false;
    }

    private List<Hunk.Line> body(int from, int to) {
        List<Hunk.Line> body = new ArrayList<>();
        for (int line = from; line < to; line++) {
            String text = lines.get(line);
            switch (sign(line)) {
                case '-' -> body.add(new Hunk.Line(Mark.REMOVED, text.substring(1) + "\n"));
                case '+' -> body.add(new Hunk.Line(Mark.ADDED, text.substring(1) + "\n"));
                case '\\' -> {
                    if (!body.isEmpty()) {
                        Hunk.Line last = body.removeLast();
                        String kept = last.text();
                        body.add(new Hunk.Line(last.mark(), kept.substring(0, kept.length() - 1)));
                    }
                }
                default ->
                        body.add(
                                new Hunk.Line(
                                        Mark.KEPT,
                                        (text.isEmpty() ? "" : text.substring(1)) + "\n"));
            }
        }
        return body;
    }
}
