package aish.workspace;

import module java.base;

/** Cuts a range of lines out of a stream without keeping the rest. */
final class LineSlice {
    /** How the reading ended. */
    enum Ending {
        READ,
        LARGE,
        INTERRUPTED
    }

    private static final int BUFFER = 1 << 16;
    private static final int START = 8192;

    private final LineRange range;
    private final int most;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final byte[] buffer = new byte[BUFFER];
    private byte[] start = new byte[0];
    private long line = 1;
    private boolean atLineStart = true;
    private long position;
    private long offset;

    /**
     * @param most how many bytes to keep; the last read may exceed it a little
     */
    LineSlice(LineRange range, int most) {
        this.range = range;
        this.most = most;
    }

    Ending read(InputStream in) throws IOException {
        while (line <= range.last()) {
            if (Thread.currentThread().isInterrupted()) {
                return Ending.INTERRUPTED;
            }
            int n = in.readNBytes(buffer, 0, BUFFER);
            if (n == 0) {
                return Ending.READ;
            }
            if (position == 0) {
                start = Arrays.copyOf(buffer, Math.min(n, START));
            }
            scan(n);
            if (kept.size() > most) {
                return Ending.LARGE;
            }
        }
        return Ending.READ;
    }

    private void scan(int n) {
        int from = line >= range.first() ? 0 : n;
        int i = 0;
        while (i < n && line <= range.last()) {
            atLineStart = buffer[i++] == '\n';
            if (atLineStart && ++line == range.first()) {
                offset = position + i;
                from = i;
            }
        }
        if (from < i) {
            kept.write(buffer, from, i - from);
        }
        position += n;
    }

    /** The requested lines with their line breaks. */
    byte[] bytes() {
        return kept.toByteArray();
    }

    /** Where in the stream the requested lines start. */
    long offset() {
        return offset;
    }

    /** The number of the last line read. */
    long lastLine() {
        return atLineStart ? line - 1 : line;
    }

    /** The first bytes of the stream, which show what kind of file it is. */
    byte[] start() {
        return start.clone();
    }

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
                String digits =
                        dash < 0 ? text : text.substring(0, dash) + text.substring(dash + 1);
                return !digits.isEmpty() && digits.chars().allMatch(c -> c >= '0' && c <= '9');
            }
        }

        static LineRange parse(String range) throws SourceException {
            int dash = range.indexOf('-');
            long first =
                    dash == 0 ? 1 : number(range.substring(0, dash < 0 ? range.length() : dash));
            long last =
                    dash < 0
                            ? first
                            : dash == range.length() - 1 ? END : number(range.substring(dash + 1));
            if (first == 0 || last == 0) {
                throw new SourceException("line 0 in :" + range + ": lines start at 1");
            }
            if (first > last) {
                throw new SourceException(
                        "the range :" + range + " is backwards; use :" + last + "-" + first);
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
}
