package aish.safety.files;

import module java.base;

import aish.safety.ExpandedWord;

/**
 * Files that a command would change, as far as its text tells.
 *
 * @param directory where relative paths start, itself relative to where the command starts
 * @param recursive whether everything in a directory is affected with it
 * @param sources what would be put there, if the path may be a directory that receives it
 * @param search what a search selects, if the path is where it starts
 * @param words the operands as written, if the kind needs them
 * @param companion how to derive from each path the name of another file that changes with it
 */
public record AffectedFileSpec(
        Kind kind,
        PathText path,
        String directory,
        boolean recursive,
        List<PathText> sources,
        Optional<FileSearch> search,
        List<String> words,
        CompanionFile companion) {
    /**
     * Derives the name of a companion file by replacing an ending.
     *
     * @param removedEnding the ending that the name must have, and loses
     * @param addedEnding the ending that it gets
     */
    public record CompanionFile(String removedEnding, String addedEnding) {
        public static final CompanionFile NONE = new CompanionFile("", "");

        boolean isNone() {
            return removedEnding.isEmpty() && addedEnding.isEmpty();
        }
    }

    /** What happens to the files. */
    public enum Kind {
        DELETE("deletes"),
        /** Their content is replaced. */
        OVERWRITE("overwrites"),
        /** Content is added to them. */
        APPEND("adds to"),
        /** They are moved to another place. */
        MOVE_AWAY("moves"),
        PERMISSION("changes the permissions of"),
        /** Their timestamps change; missing files are created. */
        TIMES("changes the times of"),
        /** Everything that is not committed to git is at stake. */
        GIT_TREE("discards changes in");

        private final String plain;

        Kind(String plain) {
            this.plain = plain;
        }

        /** Whether the content of the files stays the same. */
        public boolean keepsContent() {
            return this == PERMISSION || this == TIMES;
        }

        /** The verb phrase for what the command does to the files. */
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
                CompanionFile.NONE);
    }

    /** Files that cannot be determined. */
    public static AffectedFileSpec unknown(Kind kind, String directory) {
        PathText unknown =
                new PathText(String.valueOf(ExpandedWord.UNKNOWN), String.valueOf(PathText.PLAIN));
        return of(kind, unknown, directory, false);
    }

    /** The working tree that a git command changes; its words say how. */
    public static AffectedFileSpec gitTree(String directory, List<ExpandedWord> words) {
        List<String> texts = words.stream().map(ExpandedWord::text).toList();
        boolean known = words.stream().allMatch(ExpandedWord::isKnown);
        PathText path = known ? PathText.quoted(".") : unknown(Kind.GIT_TREE, directory).path();
        return of(Kind.GIT_TREE, path, directory, true).with(texts);
    }

    /** A copy for the same files with another kind of change. */
    public AffectedFileSpec withKind(Kind other, boolean deep) {
        return new AffectedFileSpec(
                other, path, directory, deep, sources, search, words, companion);
    }

    /** A copy with the words as written. */
    public AffectedFileSpec with(List<String> written) {
        return new AffectedFileSpec(
                kind, path, directory, recursive, sources, search, written, companion);
    }

    public AffectedFileSpec withSources(List<PathText> moved) {
        return new AffectedFileSpec(
                kind, path, directory, recursive, moved, search, words, companion);
    }

    public AffectedFileSpec foundBy(FileSearch chosen) {
        return new AffectedFileSpec(
                kind, path, directory, recursive, sources, Optional.of(chosen), words, companion);
    }

    /** A copy in which each file has the given companion file. */
    public AffectedFileSpec with(CompanionFile other) {
        return new AffectedFileSpec(
                kind, path, directory, recursive, sources, search, words, other);
    }

    /** Whether everything is known that is needed to find the files on the live file system. */
    public boolean complete() {
        boolean whole =
                path.isAbsolute()
                        && sources.stream().allMatch(PathText::isAbsolute)
                        && words.isEmpty();
        return path.isKnown()
                && sources.stream().allMatch(PathText::isKnown)
                && (whole || ExpandedWord.isKnown(directory));
    }

    /**
     * What {@code find} looks for. Tests that are not understood are left out, so the result never
     * contains too few files.
     *
     * @param names patterns that the last element of a path must all match
     * @param type the letter after {@code -type}, or a space for any type
     * @param exact whether nothing was left out
     */
    public record FileSearch(
            List<Name> names,
            char type,
            int leastDepth,
            int mostDepth,
            boolean empty,
            boolean exact) {
        /** A pattern given to {@code -name} or {@code -iname}. */
        public record Name(String pattern, boolean anyCase) {}

        /** Matches everything. */
        static final FileSearch ALL =
                new FileSearch(List.of(), ' ', 0, Integer.MAX_VALUE, false, false);

        public FileSearch {
            names = List.copyOf(names);
        }

        /** Reads the words after the directories. */
        public static FileSearch of(List<ExpandedWord> expression) {
            List<Name> names = new ArrayList<>();
            char type = ' ';
            int least = 0;
            int most = Integer.MAX_VALUE;
            boolean empty = false;
            boolean exact = true;
            for (int i = 0; i < expression.size(); i++) {
                ExpandedWord next =
                        i + 1 < expression.size() ? expression.get(i + 1) : expression.get(i);
                String value = next.text();
                switch (expression.get(i).text()) {
                    case "-name", "-iname" -> {
                        exact &= next.isKnown();
                        if (next.isKnown()) {
                            names.add(new Name(value, expression.get(i).text().equals("-iname")));
                        }
                        i++;
                    }
                    case "-type" -> {
                        boolean one = value.length() == 1 && type == ' ' && next.isKnown();
                        exact &= one;
                        type = one ? value.charAt(0) : type;
                        i++;
                    }
                    case "-maxdepth", "-mindepth" -> {
                        int depth = number(value);
                        exact &= depth >= 0;
                        if (depth >= 0 && expression.get(i).text().equals("-maxdepth")) {
                            most = depth;
                        } else if (depth >= 0) {
                            least = depth;
                        }
                        i++;
                    }
                    case "-empty" -> empty = true;
                    case "-delete", "-print", "-print0", "-depth", "-d", "-xdev", "-mount" -> {}
                    case "-exec", "-execdir" -> {
                        return new FileSearch(names, type, least, most, empty, exact);
                    }
                    case "-o", "-or", ",", "(", ")", "!", "-not", "-prune", "-L", "-follow" -> {
                        return ALL;
                    }
                    default -> exact = false;
                }
            }
            return new FileSearch(names, type, least, most, empty, exact);
        }

        private static int number(String text) {
            try {
                return Integer.parseInt(text);
            } catch (NumberFormatException e) {
                return -1;
            }
        }
    }
}
