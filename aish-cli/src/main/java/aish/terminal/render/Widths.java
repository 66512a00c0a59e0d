package aish.terminal.render;

import org.jline.utils.WCWidth;

/**
 * Counts how many columns text takes, character by character. What belongs to the previous
 * character, such as the rest of a joined emoji, takes none.
 */
final class Widths {
    private static final int JOINER = 0x200d;
    private static final int EMOJI_VARIATION = 0xfe0f;
    private static final int FIRST_FLAG_HALF = 0x1f1e6;
    private static final int LAST_FLAG_HALF = 0x1f1ff;

    private int previous;
    private int previousWidth;
    private boolean flagOpen;

    /** Returns the columns that this character adds. */
    int add(int c) {
        int width = width(c);
        previousWidth = width == 0 && c != JOINER ? previousWidth : width;
        previous = c;
        return width;
    }

    private int width(int c) {
        if (c >= ' ' && c < 0x7f) {
            flagOpen = false;
            return 1;
        }
        if (previous == JOINER) {
            return 0;
        }
        if (c == EMOJI_VARIATION) {
            return previousWidth == 1 && previous > 0x7f ? 1 : 0;
        }
        boolean half = c >= FIRST_FLAG_HALF && c <= LAST_FLAG_HALF;
        boolean secondHalf = flagOpen && half;
        flagOpen = half && !secondHalf;
        return secondHalf ? 0 : Math.max(0, WCWidth.wcwidth(c));
    }

    static int of(CharSequence text) {
        Widths widths = new Widths();
        return text.codePoints().map(widths::add).sum();
    }

    /** Returns as much of the text as fits. */
    static String cut(String text, int limit) {
        Widths widths = new Widths();
        int used = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            used += widths.add(text.codePointAt(i));
            if (used > limit) {
                return text.substring(0, i);
            }
        }
        return text;
    }
}
