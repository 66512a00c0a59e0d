package aish.safety.files;

import module java.base;

import aish.safety.ExpandedWord;
import aish.text.Glob;

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

    /** Placeholder for text of the line that may be an option. */
    public static final char OPTION = 'o';

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
        return ExpandedWord.isKnown(text)
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
}
