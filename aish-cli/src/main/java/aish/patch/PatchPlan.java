package aish.patch;

import module java.base;

import aish.patch.Hunk.Mark;
import aish.text.ShownName;

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
    /** What happens to a file. */
    private enum Verb {
        CHANGES,
        CREATES,
        DELETES;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** More names than this do not fit into a line. */
    private static final int MOST_NAMED = 3;

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

        /** Returns the name and how many lines change, such as "src/A.java (+3 −1)". */
        private String shown() {
            List<Hunk> hunks = hunks();
            int more = hunks.stream().mapToInt(hunk -> hunk.count(Mark.ADDED)).sum();
            int less = hunks.stream().mapToInt(hunk -> hunk.count(Mark.REMOVED)).sum();
            String lines =
                    Stream.of(more > 0 ? "+" + more : "", less > 0 ? "−" + less : "")
                            .filter(part -> !part.isEmpty())
                            .collect(Collectors.joining(" "));
            String name = ShownName.of(name());
            return lines.isEmpty() ? name + how() : name + " (" + lines + ")";
        }

        private String how() {
            return before.isPresent() && after.isPresent()
                    ? after.get().isProgram() ? " (executable)" : " (not executable)"
                    : "";
        }

        private Verb verb() {
            return before.isEmpty() ? Verb.CREATES : after.isEmpty() ? Verb.DELETES : Verb.CHANGES;
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

    /** Says what it does, such as "changes 2 files: src/A.java (+3 −1), B.java (+1)". */
    public String summary() {
        List<String> parts = new ArrayList<>();
        for (Verb verb : Verb.values()) {
            List<PlannedFile> some = files.stream().filter(file -> file.verb() == verb).toList();
            if (some.size() == 1) {
                parts.add(verb.word() + " " + some.getFirst().shown());
            } else if (!some.isEmpty()) {
                parts.add(verb.word() + " " + some.size() + " files: " + shown(some));
            }
        }
        return String.join("; ", parts);
    }

    /** Returns the files and how many lines change in each. */
    public String counts() {
        return shown(files);
    }

    private static String shown(List<PlannedFile> files) {
        return listed(files, PlannedFile::shown);
    }

    /** Returns the names of the files, or the first of them. */
    public String names() {
        return listed(files, file -> ShownName.of(file.name()));
    }

    private static String listed(List<PlannedFile> files, Function<PlannedFile, String> text) {
        String first = files.stream().limit(MOST_NAMED).map(text).collect(Collectors.joining(", "));
        int more = files.size() - MOST_NAMED;
        return more > 0 ? first + " and " + more + " more" : first;
    }
}
