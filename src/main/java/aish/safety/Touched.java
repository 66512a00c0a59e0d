package aish.safety;

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
public record Touched(
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
        static final Beside NONE = new Beside("", "");

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

    public Touched {
        sources = List.copyOf(sources);
        words = List.copyOf(words);
    }

    static Touched of(Kind kind, PathText path, String directory, boolean recursive) {
        return new Touched(
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
    static Touched unknown(Kind kind, String directory) {
        PathText unknown = new PathText(String.valueOf(Field.TOP), String.valueOf(PathText.PLAIN));
        return of(kind, unknown, directory, false);
    }

    /** A git command, whose words tell what it is. */
    static Touched gitTree(String directory, List<Field> words) {
        List<String> texts = words.stream().map(Field::text).toList();
        boolean known = words.stream().allMatch(Field::isKnown);
        PathText path = known ? PathText.quoted(".") : unknown(Kind.GIT_TREE, directory).path();
        return new Touched(
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
    Touched as(Kind other, boolean deep) {
        return new Touched(other, path, directory, deep, sources, search, words, beside);
    }

    Touched into(List<PathText> moved) {
        return new Touched(kind, path, directory, recursive, moved, search, words, beside);
    }

    Touched foundBy(FileSearch chosen) {
        return new Touched(
                kind, path, directory, recursive, sources, Optional.of(chosen), words, beside);
    }

    /** The same with another file beside each. */
    Touched with(Beside other) {
        return new Touched(kind, path, directory, recursive, sources, search, words, other);
    }

    /** Whether all of it is known, so that the live file system can say the rest. */
    public boolean complete() {
        boolean anywhere = directory.indexOf(Field.TOP) >= 0 || directory.indexOf(Field.NAME) >= 0;
        boolean whole =
                path.isWhole() && sources.stream().allMatch(PathText::isWhole) && words.isEmpty();
        return path.isKnown()
                && sources.stream().allMatch(PathText::isKnown)
                && (whole || !anywhere);
    }
}
