package aish.route;

import java.nio.charset.StandardCharsets;

/**
 * Lines sorted by the key before their first tab. Keys are looked up in the text itself, because
 * building a table would take longer than all look-ups of a session.
 */
final class SortedLines {
    static final int NOWHERE = -1;
    private static final int LONGEST = 24;

    /** One character per byte, because decoding would take longer than everything else. */
    private final String text;

    /**
     * @param text sorted lines in UTF-8, each terminated by a line feed
     */
    SortedLines(byte[] text) {
        this.text = new String(text, StandardCharsets.ISO_8859_1);
    }

    String text() {
        return text;
    }

    /**
     * Returns where the text after a key and its tab starts, or {@link #NOWHERE} if there is no
     * such key.
     */
    int find(CharSequence word) {
        if (word.length() > LONGEST || word.isEmpty()) {
            return NOWHERE;
        }
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) > '~') {
                return findBytes(bytesOf(word.toString()));
            }
        }
        return findBytes(word);
    }

    private static String bytesOf(String word) {
        return new String(word.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    private int findBytes(CharSequence word) {
        int low = 0;
        int high = text.length();
        while (low < high) {
            int start = text.lastIndexOf('\n', ((low + high) >>> 1) - 1) + 1;
            int order = compare(word, start);
            if (order == 0) {
                return start + word.length() + 1;
            }
            if (order < 0) {
                high = start;
            } else {
                low = text.indexOf('\n', start) + 1;
            }
        }
        return NOWHERE;
    }

    private int compare(CharSequence word, int start) {
        for (int i = 0; i < word.length(); i++) {
            char c = text.charAt(start + i);
            if (word.charAt(i) != c) {
                return c == '\t' ? 1 : Character.compare(word.charAt(i), c);
            }
        }
        return text.charAt(start + word.length()) == '\t' ? 0 : -1;
    }
}
