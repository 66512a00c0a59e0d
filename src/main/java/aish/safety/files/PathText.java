package aish.safety.files;

import aish.safety.walk.ExpandedWord;

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

    PathText part(int from, int to) {
        return new PathText(text.substring(from, to), marks.substring(from, to));
    }

    /** The text for display, with an ellipsis for unknown parts. */
    public String shown() {
        return text.replace(ExpandedWord.UNKNOWN, '…')
                .replace(ExpandedWord.UNKNOWN_NAME, '…')
                .replace(String.valueOf(ExpandedWord.FRESH), "");
    }
}
