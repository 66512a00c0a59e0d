package aish.session;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Finds a text in bytes with Horspool's algorithm. Ignores ASCII case unless the text contains
 * capital letters. Thread-safe.
 */
final class ByteSearch {
    private static final int BYTES = 256;
    private static final int CASE = 'a' - 'A';

    private final byte[] wanted;
    private final byte[] folded = new byte[BYTES];
    private final int[] skips = new int[BYTES];

    ByteSearch(String text) {
        boolean exact = !text.equals(text.toLowerCase(Locale.ROOT));
        wanted = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < BYTES; i++) {
            boolean capital = i >= 'A' && i <= 'Z' && !exact;
            folded[i] = (byte) (capital ? i + CASE : i);
        }
        for (int i = 0; i < BYTES; i++) {
            skips[i] = skip(folded[i]);
        }
    }

    /** How far the search can advance when that byte is under the end of the text. */
    private int skip(byte under) {
        for (int i = wanted.length - 2; i >= 0; i--) {
            if (wanted[i] == under) {
                return wanted.length - 1 - i;
            }
        }
        return Math.max(1, wanted.length);
    }

    /** Returns the start of the next match, or -1. */
    int find(byte[] bytes, int from, int to) {
        int length = wanted.length;
        if (length == 0) {
            return from < to ? from : -1;
        }
        byte last = wanted[length - 1];
        int end = from + length - 1;
        while (end < to) {
            int under = bytes[end] & 0xff;
            if (folded[under] == last && matches(bytes, end - length + 1)) {
                return end - length + 1;
            }
            end += skips[under];
        }
        return -1;
    }

    private boolean matches(byte[] bytes, int at) {
        for (int i = 0; i < wanted.length - 1; i++) {
            if (folded[bytes[at + i] & 0xff] != wanted[i]) {
                return false;
            }
        }
        return true;
    }
}
