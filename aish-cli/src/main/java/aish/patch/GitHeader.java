package aish.patch;

import module java.base;

import aish.patch.FileChange.Edit;
import aish.patch.FileChange.Kind;
import org.jspecify.annotations.Nullable;

/** The lines of a git diff before the first hunk of a file. */
final class GitHeader {
    private final Optional<String> common;
    private Kind kind = Kind.CHANGE;
    private @Nullable String oldName;
    private @Nullable String newName;
    private @Nullable String source;
    private @Nullable String target;
    private @Nullable Integer oldMode;
    private @Nullable Integer newMode;

    /**
     * @param names the rest of the first line
     */
    GitHeader(String names) throws PatchException {
        common = DiffName.twice(names);
    }

    /** Reads a line; returns false if it does not belong to the header. */
    boolean accepts(String line) throws PatchException {
        String text = line.stripTrailing();
        if (text.startsWith("--- ")) {
            oldName = DiffName.inHeader(line.substring(4));
        } else if (text.startsWith("+++ ")) {
            newName = DiffName.inHeader(line.substring(4));
        } else if (text.startsWith("old mode ")) {
            oldMode = mode(text);
        } else if (text.startsWith("new mode ")) {
            newMode = mode(text);
        } else if (text.startsWith("new file mode ")) {
            kind = Kind.CREATE;
            newMode = mode(text);
        } else if (text.startsWith("deleted file mode ")) {
            kind = Kind.DELETE;
            oldMode = mode(text);
        } else if (text.startsWith("index ")) {
            readIndex(text);
        } else {
            return isSimilarity(text) || readMove(text);
        }
        return true;
    }

    private static boolean isSimilarity(String text) {
        return text.startsWith("similarity index ") || text.startsWith("dissimilarity index ");
    }

    private boolean readMove(String text) throws PatchException {
        String[] words = text.split(" ", 3);
        if (words.length < 3) {
            return false;
        }
        switch (words[0] + " " + words[1]) {
            case "rename from", "rename old" -> moves(Kind.RENAME, words[2], true);
            case "rename to", "rename new" -> moves(Kind.RENAME, words[2], false);
            case "copy from" -> moves(Kind.COPY, words[2], true);
            case "copy to" -> moves(Kind.COPY, words[2], false);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void moves(Kind how, String name, boolean from) throws PatchException {
        kind = how;
        if (from) {
            source = DiffName.bare(name);
        } else {
            target = DiffName.bare(name);
        }
    }

    private static int mode(String text) throws PatchException {
        String digits = text.substring(text.lastIndexOf(' ') + 1);
        if (!digits.matches("[0-7]{1,6}")) {
            throw new PatchException("Corrupt patch: no mode in \"" + text + "\"");
        }
        return Integer.parseInt(digits, 8);
    }

    /** The mode at the end of the line is that of a file whose mode does not change. */
    private void readIndex(String text) throws PatchException {
        if (text.split(" ", -1).length == 3 && oldMode == null && newMode == null) {
            oldMode = mode(text);
        }
    }

    String shownName() {
        return Optional.ofNullable(newName)
                .filter(name -> !name.equals(DiffName.NOTHING))
                .or(() -> Optional.ofNullable(target))
                .or(() -> common)
                .or(() -> Optional.ofNullable(oldName))
                .orElse("");
    }

    /** Whether there is something to do even without hunks. */
    boolean changesMetadata() {
        boolean mode = oldMode != null && newMode != null && !oldMode.equals(newMode);
        return kind != Kind.CHANGE || mode;
    }

    FileChange change(Edit edit) throws PatchException {
        boolean moved = kind == Kind.RENAME || kind == Kind.COPY;
        if (kind == Kind.CHANGE && DiffName.NOTHING.equals(oldName)) {
            kind = Kind.CREATE;
        } else if (kind == Kind.CHANGE && DiffName.NOTHING.equals(newName)) {
            kind = Kind.DELETE;
        }
        Optional<String> from =
                name(oldName, moved ? Optional.ofNullable(source) : common, kind == Kind.CREATE);
        Optional<String> to =
                name(newName, moved ? Optional.ofNullable(target) : common, kind == Kind.DELETE);
        if (kind == Kind.CHANGE && !from.equals(to)) {
            throw new PatchException("it names two files but does not rename one");
        }
        return new FileChange(
                kind, from, to, Optional.ofNullable(oldMode), Optional.ofNullable(newMode), edit);
    }

    /** Returns the name on one side, on which the lines of the header have to agree. */
    private static Optional<String> name(
            @Nullable String written, Optional<String> known, boolean nothing)
            throws PatchException {
        boolean none = DiffName.NOTHING.equals(written);
        if (nothing) {
            if (written != null && !none) {
                throw new PatchException("expected /dev/null instead of " + written);
            }
            return Optional.empty();
        }
        if (none) {
            throw new PatchException("expected a file name instead of /dev/null");
        }
        if (written != null && known.isPresent() && !known.get().equals(written)) {
            throw new PatchException("it names both " + known.get() + " and " + written);
        }
        Optional<String> name = Optional.ofNullable(written).or(() -> known);
        if (name.isEmpty()) {
            throw new PatchException("it names no file");
        }
        return name;
    }
}
