package aish.safety.rules;

import module java.base;

/** Reads byte sizes as command-line programs write them. */
public final class ByteSizes {
    /** More than any test file needs; a larger size fills a disk. */
    private static final long LARGE = 64L << 30;

    private ByteSizes() {}

    public static boolean isLarge(long size) {
        return size >= LARGE;
    }

    /**
     * Parses a text like {@code 10M} or {@code 1TiB}; returns the largest number if it is not a
     * size.
     */
    public static long of(String text) {
        int digits = 0;
        while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        if (digits == 0 || digits > 18) {
            return Long.MAX_VALUE;
        }
        long number = Long.parseLong(text.substring(0, digits));
        String unit = text.substring(digits).toUpperCase(Locale.ROOT);
        int shift = unit.isEmpty() || unit.equals("C") ? 0 : shift(unit.charAt(0));
        return product(number, 1L << shift);
    }

    private static int shift(char unit) {
        return switch (unit) {
            case 'B' -> 9;
            case 'K' -> 10;
            case 'M' -> 20;
            case 'G' -> 30;
            case 'T' -> 40;
            case 'W' -> 1;
            default -> 60;
        };
    }

    /** Returns the size that an option gives; 0 if it is absent, because lines end soon. */
    public static long ofOption(List<String> words, String brief, String full) {
        for (int i = 1; i < words.size(); i++) {
            String text = words.get(i);
            if (text.equals(brief) || text.equals(full)) {
                return i + 1 < words.size() ? of(words.get(i + 1)) : 0;
            }
            if (text.startsWith(full + "=")) {
                return of(text.substring(full.length() + 1));
            }
            if (text.startsWith(brief)) {
                return of(text.substring(brief.length()));
            }
        }
        return 0;
    }

    /** Returns how many bytes {@code dd} copies at most. */
    public static long ofCopy(List<String> words) {
        long block = 512;
        long count = Long.MAX_VALUE;
        for (String text : words) {
            if (text.startsWith("bs=") || text.startsWith("ibs=")) {
                block = of(text.substring(text.indexOf('=') + 1));
            } else if (text.startsWith("count=")) {
                count = of(text.substring(6));
            }
        }
        return product(block, count);
    }

    private static long product(long one, long other) {
        long high = Math.multiplyHigh(one, other);
        long low = one * other;
        return high != 0 || low < 0 ? Long.MAX_VALUE : low;
    }
}
