package aish.patch;

import module java.base;

import aish.patch.Hunk.Mark;

/**
 * What applying a patch would do to the files as they are now.
 *
 * @param root the directory to which it is limited
 * @param files in the order in which they occur; none if there are problems
 * @param notes what the user should know about how it fits
 * @param problems why it cannot be applied
 * @param outside why it needs {@link Allowance#ANYWHERE}; those are among the problems unless it is
 *     allowed
 */
public record PatchPlan(
        Path root,
        List<PlannedFile> files,
        List<String> notes,
        List<Problem> problems,
        List<String> outside) {
    /**
     * The content of a file before and after.
     *
     * @param name relative to the root, if it is below it
     */
    public record PlannedFile(
            Path path, String name, Optional<FileContent> before, Optional<FileContent> after) {
        /** Returns the changed lines with their context; empty for a symbolic link's mode. */
        public List<Hunk> hunks() {
            return LineDiff.hunks(bytes(before), bytes(after));
        }

        private static String bytes(Optional<FileContent> content) {
            return content.map(FileContent::bytes).orElse("");
        }

        public int added() {
            return count(Mark.ADDED);
        }

        public int removed() {
            return count(Mark.REMOVED);
        }

        private int count(Mark mark) {
            return hunks().stream().mapToInt(hunk -> hunk.count(mark)).sum();
        }
    }

    /**
     * Why a part of a patch cannot be applied.
     *
     * @param what one line, such as "hunk 2 of src/A.java does not fit at line 40"
     * @param details the lines of the patch beside those of the file; may be empty
     */
    public record Problem(String what, List<String> details) {
        public Problem {
            details = List.copyOf(details);
        }
    }

    public PatchPlan {
        files = List.copyOf(files);
        notes = List.copyOf(notes);
        problems = List.copyOf(problems);
        outside = List.copyOf(outside);
    }

    public boolean fits() {
        return problems.isEmpty();
    }

    /** Returns the paths that change. */
    public List<Path> paths() {
        return files.stream().map(PlannedFile::path).toList();
    }
}
