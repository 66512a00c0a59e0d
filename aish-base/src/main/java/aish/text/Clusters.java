package aish.text;

import module java.base;

/**
 * Finds the grapheme clusters of a text: characters that a user sees as one, of however many code
 * points, such as a letter with accents, a flag, or a family of emoji. Counts in code points.
 */
public final class Clusters {
    private static final int FIRST_COMBINING = 0x300;

    private final int length;
    private final BitSet starts = new BitSet();

    public Clusters(String text) {
        length = text.codePointCount(0, text.length());
        if (isSimple(text)) {
            starts.set(0, length + 1);
        } else {
            find(text);
        }
    }

    /** Whether the code point is never part of a cluster that starts before it. */
    public static boolean isWhole(int codePoint) {
        return codePoint < FIRST_COMBINING;
    }

    private static boolean isSimple(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isWhole(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private void find(String text) {
        Matcher cluster = Pattern.compile("\\X").matcher(text);
        int at = 0;
        while (cluster.find()) {
            starts.set(at);
            at += text.codePointCount(cluster.start(), cluster.end());
        }
        starts.set(length);
    }

    /** Returns where the first cluster after {@code index} starts, at most the end of the text. */
    public int next(int index) {
        return index >= length ? length : starts.nextSetBit(index + 1);
    }

    /**
     * Returns where the last cluster before {@code index} starts, at least the start of the text.
     */
    public int previous(int index) {
        return index <= 0 ? 0 : starts.previousSetBit(index - 1);
    }

    public boolean isStart(int index) {
        return starts.get(index);
    }
}
