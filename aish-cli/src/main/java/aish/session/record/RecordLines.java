package aish.session.record;

import module java.base;

/**
 * Reads a record line by line. Skips a line that is larger than anything aish writes; bytes after
 * the last newline are not a line.
 */
public final class RecordLines {
    private static final int USUAL = 1 << 18;
    private static final int LARGEST = 1 << 26;

    private boolean torn;
    private int skipped;

    private RecordLines() {}

    /** A line without its newline; valid until the next one is read. */
    public static final class Line {
        private final byte[] bytes;
        private final int start;
        private final int end;
        private final long at;

        private Line(byte[] bytes, int start, int end, long at) {
            this.bytes = bytes;
            this.start = start;
            this.end = end;
            this.at = at;
        }

        public RecordKind kind() {
            return RecordKind.of(bytes, start, end);
        }

        public String text() {
            return new String(bytes, start, end - start, StandardCharsets.UTF_8);
        }

        byte[] bytes() {
            return Arrays.copyOfRange(bytes, start, end);
        }

        /** Its position in the file. */
        public long at() {
            return at;
        }
    }

    /** Receives the lines of a record. */
    @FunctionalInterface
    public interface LineReader<E extends Exception> {
        void read(Line line) throws IOException, E;
    }

    /** Reads each line of a record; returns what is wrong with it. */
    public static <E extends Exception> RecordLines read(Path log, LineReader<E> reader)
            throws IOException, E {
        RecordLines lines = new RecordLines();
        try (InputStream in = Files.newInputStream(log)) {
            lines.read(in, reader);
        }
        return lines;
    }

    private <E extends Exception> void read(InputStream in, LineReader<E> reader)
            throws IOException, E {
        byte[] bytes = new byte[USUAL];
        int filled = 0;
        long offset = 0;
        boolean skipping = false;
        for (int n = in.read(bytes); n > 0; n = in.read(bytes, filled, bytes.length - filled)) {
            int start = 0;
            for (int i = filled; i < filled + n; i++) {
                if (bytes[i] == '\n') {
                    if (!skipping) {
                        reader.read(new Line(bytes, start, i, offset + start));
                    }
                    skipping = false;
                    start = i + 1;
                }
            }
            filled += n - start;
            offset += start;
            System.arraycopy(bytes, start, bytes, 0, filled);
            if (filled == LARGEST) {
                skipped += skipping ? 0 : 1;
                skipping = true;
                offset += filled;
                filled = 0;
            } else if (filled == bytes.length) {
                bytes = Arrays.copyOf(bytes, filled * 2);
            }
        }
        torn = filled > 0 || skipping;
    }

    /** Returns that part of a file, with zeros where the file is shorter. */
    public static byte[] bytes(FileChannel file, long from, int length) throws IOException {
        ByteBuffer part = ByteBuffer.allocate(length);
        while (part.hasRemaining() && file.read(part, from + part.position()) > 0) {
            // repeat until the buffer is full or the file ends
        }
        return part.array();
    }

    /** Whether the file ends in a partial line. */
    boolean isTorn() {
        return torn;
    }

    /** How many lines were too large. */
    int skipped() {
        return skipped;
    }
}
