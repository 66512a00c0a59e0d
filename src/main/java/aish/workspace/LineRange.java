package aish.workspace;

import java.util.Optional;

/**
 * A range of lines, counted from 1, both ends included.
 *
 * @param last {@link #END} for no upper limit
 */
record LineRange(long first, long last) {
    static final long END = Long.MAX_VALUE;

    /** More digits than any line count has. */
    private static final int MOST_DIGITS = 18;

    /** A path and the range written after it. */
    record Suffixed(String path, String range) {
        /** Reads {@code PATH:10-40}, {@code PATH:10}, {@code PATH:10-} and {@code PATH:-40}. */
        static Optional<Suffixed> of(String text) {
            int colon = text.lastIndexOf(':');
            String range = text.substring(colon + 1);
            return colon > 0 && isRange(range)
                    ? Optional.of(new Suffixed(text.substring(0, colon), range))
                    : Optional.empty();
        }

        private static boolean isRange(String text) {
            int dash = text.indexOf('-');
            String digits = dash < 0 ? text : text.substring(0, dash) + text.substring(dash + 1);
            return !digits.isEmpty() && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        }
    }

    static LineRange parse(String range) throws SourceException {
        int dash = range.indexOf('-');
        long first = dash == 0 ? 1 : number(range.substring(0, dash < 0 ? range.length() : dash));
        long last =
                dash < 0
                        ? first
                        : dash == range.length() - 1 ? END : number(range.substring(dash + 1));
        if (first == 0 || last == 0) {
            throw new SourceException("line 0 in :" + range + ": lines are counted from 1");
        }
        if (first > last) {
            throw new SourceException(
                    "the range :" + range + " runs backwards; write :" + last + "-" + first);
        }
        return new LineRange(first, last);
    }

    private static long number(String digits) {
        return digits.length() > MOST_DIGITS ? END - 1 : Long.parseLong(digits);
    }

    /**
     * Returns the range in the form that is written after a path, for a file that ends at that
     * line.
     */
    String shown(long end) {
        long reached = Math.min(last, end);
        return reached == first ? ":" + first : ":" + first + "-" + reached;
    }
}
