package aish.patch;

import module java.base;

import aish.patch.Hunk.Mark;

/**
 * What a patch does to one file.
 *
 * @param oldName the file that it reads, below the root; empty for a new file
 * @param newName the file that it writes, below the root; empty for a deleted file
 * @param newMode the mode it asks for, as in git; empty to keep the mode
 */
public record FileChange(
        Kind kind,
        Optional<String> oldName,
        Optional<String> newName,
        Optional<Integer> oldMode,
        Optional<Integer> newMode,
        Edit edit) {
    /** What becomes of the file. */
    public enum Kind {
        /** Changed, or created if a plain diff names a file that does not exist. */
        CHANGE,
        CREATE,
        DELETE,
        RENAME,
        COPY
    }

    /** How the content changes. */
    public sealed interface Edit {
        /** The hunks of a unified diff; none if only the name or the mode changes. */
        record Hunks(List<Hunk> hunks) implements Edit {
            public Hunks {
                hunks = List.copyOf(hunks);
            }
        }

        /** Text that occurs once is replaced; if it is empty, the text becomes a new file. */
        record Replacement(Unit unit, String search, String replace) implements Edit {}

        /** The file gets this content. */
        record Whole(String content) implements Edit {}

        /** A binary file, which cannot be changed by a patch here. */
        record Binary() implements Edit {}
    }

    /** What a replacement may match. */
    public enum Unit {
        /** Any part of the file. */
        TEXT,
        /** Whole lines. */
        LINES
    }

    /** Replaces text in a file. */
    public static FileChange replacement(Unit unit, String name, String search, String replace) {
        return named(name, new Edit.Replacement(unit, search, replace));
    }

    /** Writes a whole file. */
    public static FileChange whole(String name, String content) {
        return named(name, new Edit.Whole(content));
    }

    private static FileChange named(String name, Edit edit) {
        Optional<String> both = Optional.of(name);
        return new FileChange(Kind.CHANGE, both, both, Optional.empty(), Optional.empty(), edit);
    }

    /** Returns the name to show: the new one, if there is one. */
    public String name() {
        return newName.or(() -> oldName).orElse("");
    }

    public List<Hunk> hunks() {
        return edit instanceof Edit.Hunks(List<Hunk> hunks) ? hunks : List.of();
    }

    /** How many changes it consists of that can be rejected one by one. */
    public int parts() {
        return Math.max(1, hunks().size());
    }

    FileChange withHunks(List<Hunk> hunks) {
        return new FileChange(kind, oldName, newName, oldMode, newMode, new Edit.Hunks(hunks));
    }

    int added() {
        return counted().stream().mapToInt(hunk -> hunk.count(Mark.ADDED)).sum();
    }

    int removed() {
        return counted().stream().mapToInt(hunk -> hunk.count(Mark.REMOVED)).sum();
    }

    /** The changed lines, as far as they are known without the file. */
    private List<Hunk> counted() {
        return switch (edit) {
            case Edit.Hunks(List<Hunk> hunks) -> hunks;
            case Edit.Replacement(_, String search, String replace) ->
                    LineDiff.hunks(FileContent.bytes(search), FileContent.bytes(replace));
            case Edit.Whole(String content) -> LineDiff.hunks("", FileContent.bytes(content));
            case Edit.Binary _ -> List.of();
        };
    }
}
