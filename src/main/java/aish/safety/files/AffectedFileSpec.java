package aish.safety.files;

import aish.safety.walk.ExpandedWord;
import java.util.List;
import java.util.Optional;

/**
 * Files that a command would change, as far as its text tells.
 *
 * @param directory where relative paths lead, itself as seen from where the command starts
 * @param recursive whether all that is in a directory is touched with it
 * @param sources what would be put there, if the path may be a directory that takes them in
 * @param search how a search chooses, if the path is where it begins to look
 * @param words the operands as they stand, if the kind needs them to be understood
 * @param beside what makes of each path the name of another file that is changed with it
 */
public record AffectedFileSpec(
        Kind kind,
        PathText path,
        String directory,
        boolean recursive,
        List<PathText> sources,
        Optional<FileSearch> search,
        List<String> words,
        Beside beside) {
    /**
     * The name of a file beside another: without one ending, with another.
     *
     * @param cut what the name must end with, and loses
     * @param added what it gets
     */
    public record Beside(String cut, String added) {
        public static final Beside NONE = new Beside("", "");

        boolean isNone() {
            return cut.isEmpty() && added.isEmpty();
        }
    }

    /** What becomes of the files. */
    public enum Kind {
        DELETE("delete"),
        /** Another content takes the place of theirs. */
        OVERWRITE("overwrite"),
        /** Something is added to them. */
        APPEND("add to"),
        /** They are somewhere else afterwards. */
        MOVE_AWAY("move"),
        PERMISSION("change the permissions of"),
        /** They are older or newer afterwards, or made if they are not there. */
        TIMES("change the times of"),
        /** Whatever git has not committed is at stake. */
        GIT_TREE("discard changes in");

        private final String plain;

        Kind(String plain) {
            this.plain = plain;
        }

        /** Whether their content stays as it is. */
        public boolean isBare() {
            return this == PERMISSION || this == TIMES;
        }

        /** What a command would do to them. */
        public String plain() {
            return plain;
        }
    }

    public AffectedFileSpec {
        sources = List.copyOf(sources);
        words = List.copyOf(words);
    }

    public static AffectedFileSpec of(
            Kind kind, PathText path, String directory, boolean recursive) {
        return new AffectedFileSpec(
                kind,
                path,
                directory,
                recursive,
                List.of(),
                Optional.empty(),
                List.of(),
                Beside.NONE);
    }

    /** Some files, and nobody can say which. */
    public static AffectedFileSpec unknown(Kind kind, String directory) {
        PathText unknown =
                new PathText(String.valueOf(ExpandedWord.TOP), String.valueOf(PathText.PLAIN));
        return of(kind, unknown, directory, false);
    }

    /** A git command, whose words tell what it is. */
    static AffectedFileSpec gitTree(String directory, List<ExpandedWord> words) {
        List<String> texts = words.stream().map(ExpandedWord::text).toList();
        boolean known = words.stream().allMatch(ExpandedWord::isKnown);
        PathText path = known ? PathText.quoted(".") : unknown(Kind.GIT_TREE, directory).path();
        return new AffectedFileSpec(
                Kind.GIT_TREE,
                path,
                directory,
                true,
                List.of(),
                Optional.empty(),
                texts,
                Beside.NONE);
    }

    /** The same files, but something else happens to them. */
    public AffectedFileSpec as(Kind other, boolean deep) {
        return new AffectedFileSpec(other, path, directory, deep, sources, search, words, beside);
    }

    public AffectedFileSpec into(List<PathText> moved) {
        return new AffectedFileSpec(kind, path, directory, recursive, moved, search, words, beside);
    }

    public AffectedFileSpec foundBy(FileSearch chosen) {
        return new AffectedFileSpec(
                kind, path, directory, recursive, sources, Optional.of(chosen), words, beside);
    }

    /** The same with another file beside each. */
    public AffectedFileSpec with(Beside other) {
        return new AffectedFileSpec(
                kind, path, directory, recursive, sources, search, words, other);
    }

    /** Whether all of it is known, so that the live file system can say the rest. */
    public boolean complete() {
        boolean anywhere =
                directory.indexOf(ExpandedWord.TOP) >= 0
                        || directory.indexOf(ExpandedWord.NAME) >= 0;
        boolean whole =
                path.isWhole() && sources.stream().allMatch(PathText::isWhole) && words.isEmpty();
        return path.isKnown()
                && sources.stream().allMatch(PathText::isKnown)
                && (whole || !anywhere);
    }
}
