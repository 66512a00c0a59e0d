package aish.terminal.render;

/**
 * Counts how many columns text takes, character by character. What belongs to the previous
 * character, such as the rest of a joined emoji, takes none.
 */
final class Widths {
    private static final int JOINER = 0x200d;
    private static final int EMOJI_VARIATION = 0xfe0f;
    private static final int SOFT_HYPHEN = 0xad;
    private static final int FIRST_MEDIAL_JAMO = 0x1160;
    private static final int LAST_FINAL_JAMO = 0x11ff;
    private static final int FIRST_FLAG_HALF = 0x1f1e6;
    private static final int LAST_FLAG_HALF = 0x1f1ff;
    private static final int FIRST_SKIN_TONE = 0x1f3fb;
    private static final int LAST_SKIN_TONE = 0x1f3ff;

    /** The first and last of each range of wide characters, besides emoji. */
    private static final int[] WIDE = {
        0x1100, 0x115f, 0x2329, 0x232a, 0x2630, 0x2637, 0x268a, 0x268f, 0x2e80, 0x303e, 0x3041,
        0xa4cf, 0xa960, 0xa97c, 0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe10, 0xfe19, 0xfe30, 0xfe6f,
        0xff00, 0xff60, 0xffe0, 0xffe6, 0x16fe0, 0x18d08, 0x1aff0, 0x1b2fb, 0x1d300, 0x1d376,
        0x1f100, 0x1f10a, 0x1f110, 0x1f12d, 0x1f130, 0x1f169, 0x1f170, 0x1f1ac, 0x1f200, 0x1f265,
        0x1fa00, 0x1fa6d, 0x20000, 0x3fffd,
    };

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
        return secondHalf ? 0 : alone(c);
    }

    /** Returns the columns of a character that nothing precedes, the same as the line editor's. */
    static int alone(int c) {
        if (c < 0xa0) {
            return c >= ' ' && c < 0x7f ? 1 : 0;
        }
        if (takesNone(c)) {
            return 0;
        }
        return Character.isEmojiPresentation(c) || isWide(c) ? 2 : 1;
    }

    private static boolean takesNone(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            case Character.FORMAT -> c != SOFT_HYPHEN;
            default ->
                    (c >= FIRST_MEDIAL_JAMO && c <= LAST_FINAL_JAMO)
                            || (c >= FIRST_SKIN_TONE && c <= LAST_SKIN_TONE);
        };
    }

    private static boolean isWide(int c) {
        int i = 0;
        while (i < WIDE.length && c > WIDE[i + 1]) {
            i += 2;
        }
        return i < WIDE.length && c >= WIDE[i] && Character.isDefined(c);
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
