package aish.patch;

import module java.base;

import aish.patch.FileChange.Unit;
import aish.text.Fence;

/**
 * Finds the changes to files in an answer of a model: unified diffs and edit blocks. Shell blocks,
 * and blocks that do not end, are left alone.
 */
public final class AnswerReader {
    private static final Pattern SEARCH = Pattern.compile("<{5,9} SEARCH\\s*");
    private static final Pattern DIVIDER = Pattern.compile("={5,9}\\s*");
    private static final Pattern REPLACE = Pattern.compile(">{5,9} REPLACE\\s*");
    private static final Pattern DIFF =
            Pattern.compile("(?m)^(?:diff --git .*|--- .*\\R\\+\\+\\+ .*\\R@@ .*)$");

    private static final Set<String> SHELLS =
            Set.of("sh", "bash", "zsh", "posix", "shell", "console", "shell-session", "fish");

    private final List<String> lines;
    private final List<FileChange> files = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<String> loose = new ArrayList<>();
    private Optional<String> edited = Optional.empty();
    private int at;

    private AnswerReader(String answer) {
        lines = List.of(answer.split("\n", -1));
    }

    /**
     * Returns the changes as one patch.
     *
     * @return empty if the answer proposes none
     * @throws PatchException if it does, but they cannot be read
     */
    public static Optional<Patch> read(String answer) throws PatchException {
        if (Stream.of("@@ ", "diff --git ", "SEARCH").noneMatch(answer::contains)) {
            return Optional.empty();
        }
        Patch patch = new AnswerReader(answer).read();
        return patch.files().isEmpty() ? Optional.empty() : Optional.of(patch);
    }

    private Patch read() throws PatchException {
        while (at < lines.size()) {
            Optional<Fence> fence = Fence.opening(lines.get(at));
            if (SEARCH.matcher(lines.get(at)).matches()) {
                readDiff();
                editBlock(Optional.empty());
            } else if (fence.isPresent() && !(isInHunk() && lines.get(at).startsWith(" "))) {
                readDiff();
                block(fence.get());
            } else {
                loose.add(lines.get(at++));
            }
        }
        readDiff();
        return new Patch(files, notes);
    }

    /** Whether the last lines belong to a hunk, in which an indented fence is an unchanged line. */
    private boolean isInHunk() {
        for (String line : loose.reversed()) {
            if (line.startsWith("@@ -")) {
                return true;
            }
            if (!line.isEmpty() && " +-\\".indexOf(line.charAt(0)) < 0) {
                return false;
            }
        }
        return false;
    }

    /** Reads the diffs in the text since the last block. */
    private void readDiff() throws PatchException {
        diff(String.join("\n", loose));
        loose.clear();
    }

    private void diff(String text) throws PatchException {
        if (DIFF.matcher(text).find()) {
            Patch patch = new DiffReader(text).read();
            files.addAll(patch.files());
            notes.addAll(patch.notes());
        }
    }

    private void block(Fence fence) throws PatchException {
        int start = ++at;
        int end = start;
        while (end < lines.size() && !closes(fence, lines.get(end))) {
            boolean edit = SEARCH.matcher(lines.get(end)).matches();
            end = edit ? find(REPLACE, end) : end + 1;
        }
        List<String> body = fence.body(lines.subList(start, Math.min(end, lines.size())));
        if (body.stream().anyMatch(line -> SEARCH.matcher(line).matches())) {
            Optional<String> named = FileNames.inInfo(fence.info()).or(() -> editName(start - 1));
            for (at = start; at < end; ) {
                if (SEARCH.matcher(lines.get(at)).matches()) {
                    editBlock(named);
                    named = Optional.empty();
                } else {
                    at++;
                }
            }
        } else if (end < lines.size()) {
            String text = String.join("\n", body) + "\n";
            diff(SHELLS.contains(fence.language()) ? "" : text);
        }
        at = Math.min(end + 1, lines.size());
    }

    /** Whether the line ends the block; an indented one may be an unchanged line of a diff. */
    private static boolean closes(Fence fence, String line) {
        return fence.closes(line) && line.length() - line.stripLeading().length() <= fence.indent();
    }

    /** Returns the line after the next one that matches; the end if there is none. */
    private int find(Pattern pattern, int from) {
        int line = from;
        while (line < lines.size() && !pattern.matcher(lines.get(line)).matches()) {
            line++;
        }
        return Math.min(line + 1, lines.size());
    }

    private void editBlock(Optional<String> named) throws PatchException {
        int divider = find(DIVIDER, at) - 1;
        int end = find(REPLACE, at) - 1;
        boolean whole = end < lines.size() && REPLACE.matcher(lines.get(end)).matches();
        if (!whole || divider >= end) {
            throw new PatchException("Corrupt edit block: it has no end.");
        }
        edited = editName(at).or(() -> named).or(() -> edited);
        if (edited.isEmpty()) {
            throw new PatchException("Corrupt edit block: no file name before it.");
        }
        files.add(
                FileChange.replacement(
                        Unit.LINES,
                        edited.get(),
                        text(lines.subList(at + 1, divider)),
                        text(lines.subList(divider + 1, end))));
        at = end + 1;
    }

    private static String text(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    /** Returns the name on the last line with text before that one. */
    private Optional<String> editName(int line) {
        return previous(line)
                .filter(text -> Fence.opening(text).isEmpty())
                .filter(text -> !REPLACE.matcher(text).matches())
                .flatMap(FileNames::beforeEdit);
    }

    private Optional<String> previous(int line) {
        int before = line - 1;
        if (before > 0 && lines.get(before).isBlank()) {
            before--;
        }
        return before >= 0 && !lines.get(before).isBlank()
                ? Optional.of(lines.get(before))
                : Optional.empty();
    }
}
