package aish.safety.files;

import aish.safety.walk.ExpandedWord;

/**
 * A path as it stands in a command after expansion. What only bash can finish is marked, so that a
 * quoted star stays a star.
 *
 * @param marks one for each character of the text
 */
public record PathText(String text, String marks) {
    /** A character that means itself, without quotes. */
    public static final char PLAIN = '.';

    /** A character that quotes protect. */
    public static final char QUOTED = 'q';

    /** A character of a pattern. */
    public static final char PATTERN = '*';

    /** A tilde that stands for a home. */
    public static final char HOME = '~';

    /** A character that is only a guess. */
    public static final char GUESS = '?';

    /** The place of what {@code find} found. */
    public static final char FOUND = 'f';

    /** The place of what a variable, or a program's input, gives. */
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
        return text.indexOf(ExpandedWord.TOP) < 0
                && text.indexOf(ExpandedWord.NAME) < 0
                && marks.indexOf(GUESS) < 0
                && !isForeignHome()
                && !isExtended();
    }

    /** {@code @(a|b)} and its like mean what an option of the shell says. */
    private boolean isExtended() {
        for (int i = 0; i < text.length(); i++) {
            if (marks.charAt(i) == PATTERN && "*?[".indexOf(text.charAt(i)) < 0) {
                return true;
            }
        }
        return false;
    }

    /** {@code ~name} is somebody's home, {@code ~+} and {@code ~-} are elsewhere too. */
    private boolean isForeignHome() {
        return startsAtHome() && text.length() > 1 && text.charAt(1) != '/';
    }

    public boolean startsAtHome() {
        return !marks.isEmpty() && marks.charAt(0) == HOME;
    }

    /** Whether it leads to the same place from everywhere. */
    boolean isWhole() {
        return text.startsWith("/") || startsAtHome();
    }

    boolean isPattern() {
        return marks.indexOf(PATTERN) >= 0;
    }

    /** Whether it is nothing but what {@code find} found. */
    public boolean isFound() {
        return marks.equals(String.valueOf(FOUND));
    }

    PathText part(int from, int to) {
        return new PathText(text.substring(from, to), marks.substring(from, to));
    }

    /** As it may be shown: what is unknown is an ellipsis. */
    public String shown() {
        return text.replace(ExpandedWord.TOP, '…')
                .replace(ExpandedWord.NAME, '…')
                .replace(String.valueOf(ExpandedWord.FRESH), "");
    }
}
