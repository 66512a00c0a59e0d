package aish.safety.files;

import module java.base;

import aish.safety.SafetyFacts;
import aish.safety.ExpandedWord;
import aish.text.Glob;
import aish.text.HomePath;
import org.jspecify.annotations.Nullable;

/**
 * A path in a command after expansion. Marks tell how bash treats each character, so that a quoted
 * star stays a star.
 *
 * @param marks one mark for each character of the text
 */
public record PathText(String text, String marks) {
    /** An unquoted character that stands for itself. */
    public static final char PLAIN = '.';

    /** A quoted character. */
    public static final char QUOTED = 'q';

    /** A pattern character. */
    public static final char PATTERN = '*';

    /** A tilde that stands for the home directory. */
    public static final char HOME = '~';

    /** A character that is only a guess. */
    public static final char GUESS = '?';

    /** Placeholder for a file that {@code find} found. */
    public static final char FOUND = 'f';

    /** Placeholder for text from a variable or from a program's input. */
    public static final char GIVEN = 'g';

    /** Placeholder for names that a program prints or a pattern matches, which are no options. */
    public static final char NAMES = 'n';

    public PathText {
        if (text.length() != marks.length()) {
            throw new IllegalArgumentException("a mark for each character");
        }
    }

    public static PathText quoted(String text) {
        return new PathText(text, String.valueOf(QUOTED).repeat(text.length()));
    }

    /** Whether every character is known, apart from what a pattern matches. */
    public boolean isKnown() {
        return text.indexOf(ExpandedWord.UNKNOWN) < 0
                && text.indexOf(ExpandedWord.UNKNOWN_NAME) < 0
                && marks.indexOf(GUESS) < 0
                && !isForeignHome()
                && !isExtended();
    }

    /**
     * Whether it contains patterns such as {@code @(a|b)}, whose meaning depends on a shell option.
     */
    private boolean isExtended() {
        for (int i = 0; i < text.length(); i++) {
            if (marks.charAt(i) == PATTERN && "*?[".indexOf(text.charAt(i)) < 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether it starts with {@code ~name}, {@code ~+} or {@code ~-}, which are not the user's home
     * directory.
     */
    private boolean isForeignHome() {
        return startsAtHome() && text.length() > 1 && text.charAt(1) != '/';
    }

    public boolean isPlain() {
        return marks.chars().allMatch(mark -> mark == PLAIN);
    }

    public boolean startsAtHome() {
        return !marks.isEmpty() && marks.charAt(0) == HOME;
    }

    /** Whether the path is absolute. */
    boolean isAbsolute() {
        return text.startsWith("/") || startsAtHome();
    }

    boolean isPattern() {
        return marks.indexOf(PATTERN) >= 0;
    }

    /** Whether the whole path is a placeholder for what {@code find} found. */
    public boolean isFound() {
        return marks.equals(String.valueOf(FOUND));
    }

    /** Whether the whole path comes from a variable or from a program's input. */
    public boolean isGiven() {
        return marks.equals(String.valueOf(GIVEN)) || isNames();
    }

    public boolean isNames() {
        return marks.equals(String.valueOf(NAMES));
    }

    PathText part(int from, int to) {
        return new PathText(text.substring(from, to), marks.substring(from, to));
    }

    /** The text for display, with an ellipsis for unknown parts. */
    public String shown() {
        return text.replace(ExpandedWord.UNKNOWN, '…')
                .replace(ExpandedWord.UNKNOWN_NAME, '…')
                .replace(String.valueOf(ExpandedWord.FRESH), "");
    }

    /**
     * One step of a path as a pattern of bash.
     *
     * @param hidden whether it matches names that start with a dot
     */
    record NamePattern(Glob glob, boolean hidden) {
        /** A pattern whose marks tell which characters are special. */
        static NamePattern of(PathText step) {
            StringBuilder pattern = new StringBuilder();
            for (int i = 0; i < step.text().length(); i++) {
                String c = step.text().substring(i, i + 1);
                boolean bare =
                        switch (step.marks().charAt(i)) {
                            case PathText.PATTERN -> true;
                            case PathText.PLAIN -> "*?[\\".indexOf(c) < 0;
                            default -> false;
                        };
                pattern.append(bare ? c : Glob.quote(c));
            }
            return new NamePattern(
                    Glob.ofText(pattern.toString(), Glob.Case.EXACT), step.text().startsWith("."));
        }

        /** A pattern in which every pattern character is special, as for {@code find}. */
        static NamePattern ofText(String pattern, boolean anyCase) {
            return new NamePattern(
                    Glob.ofText(pattern, anyCase ? Glob.Case.ANY : Glob.Case.EXACT), true);
        }

        /** Whether a name matches; a leading dot must be matched explicitly. */
        boolean matches(String name) {
            return (hidden || !name.startsWith(".")) && glob.matches(name);
        }
    }

    /** Finds the paths that a word expands to in bash, by reading directories only. */
    static final class PathExpander {
        private final SafetyFacts facts;
        private final SurveyBudget budget;

        PathExpander(SafetyFacts facts, SurveyBudget budget) {
            this.facts = facts;
            this.budget = budget;
        }

        /** Returns the directory that relative paths start from; null if it is not known. */
        @Nullable Path directory(String named) {
            Path start = facts.directory().orElse(null);
            try {
                if (named.startsWith("~")) {
                    return facts.home()
                            .map(home -> home.resolve(HomePath.expand(named, home)))
                            .orElse(null);
                }
                return start == null ? null : start.resolve(named).normalize();
            } catch (InvalidPathException e) {
                return null;
            }
        }

        /**
         * Returns the paths; a word that is not a pattern need not exist. Empty if the word cannot
         * be a path.
         */
        List<Path> expand(PathText word, Path directory) {
            if (word.text().isEmpty() || word.text().indexOf('\0') >= 0) {
                return List.of();
            }
            try {
                Path base = directory;
                PathText rest = word;
                if (word.startsAtHome()) {
                    base = facts.home().orElse(null);
                    rest = word.part(Math.min(2, word.text().length()), word.text().length());
                } else if (word.text().startsWith("/")) {
                    base = Path.of("/");
                    rest = word.part(1, word.text().length());
                }
                if (base == null) {
                    return List.of();
                }
                List<Path> found = word.isPattern() ? matches(base, rest) : List.of();
                // a pattern that matches nothing stays unchanged
                return found.isEmpty() ? List.of(base.resolve(rest.text())) : found;
            } catch (InvalidPathException e) {
                return List.of();
            }
        }

        private List<Path> matches(Path base, PathText rest) {
            List<Path> found = List.of(base);
            int start = 0;
            for (int i = 0; i <= rest.text().length(); i++) {
                if (i == rest.text().length() || rest.text().charAt(i) == '/') {
                    PathText step = rest.part(start, i);
                    if (!step.text().isEmpty()) {
                        found = step(found, step, i < rest.text().length());
                    }
                    start = i + 1;
                }
            }
            return found;
        }

        private List<Path> step(List<Path> found, PathText step, boolean directories) {
            List<Path> next = new ArrayList<>();
            NamePattern pattern = step.isPattern() ? NamePattern.of(step) : null;
            for (Path path : found) {
                if (pattern != null) {
                    list(path, pattern, directories, next);
                } else {
                    Path named = path.resolve(step.text());
                    if (budget.countEntry() && Files.exists(named, LinkOption.NOFOLLOW_LINKS)) {
                        next.add(named);
                    }
                }
            }
            return next;
        }

        private void list(
                Path directory, NamePattern pattern, boolean directories, List<Path> found) {
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
                for (Path entry : entries) {
                    if (!budget.countEntry()) {
                        return;
                    }
                    Path name = entry.getFileName();
                    if (name != null
                            && pattern.matches(name.toString())
                            && (!directories || Files.isDirectory(entry))) {
                        found.add(entry);
                    }
                }
            } catch (IOException | DirectoryIteratorException e) {
                // bash sees nothing there either
            }
        }
    }
}
