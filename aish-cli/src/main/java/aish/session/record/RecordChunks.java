package aish.session.record;

import module java.base;

/**
 * Reads a record in large chunks of whole lines. Skips a line that is larger than anything aish
 * writes; bytes after the last newline are not a line.
 */
public final class RecordChunks {
    private static final int USUAL = 1 << 18;
    private static final int LARGEST = 1 << 26;

    private byte[] bytes = new byte[USUAL];
    private int filled;
    private int start;
    private int end;
    private long offset;
    private boolean skipping;
    private int skipped;

    /** Reads a line. */
    @FunctionalInterface
    public interface LineReader<E extends Exception> {
        /**
         * @param bytes contain the line from {@code start} up to its newline at {@code end}
         * @param at the position of the line in the file
         */
        void read(byte[] bytes, int start, int end, long at) throws IOException, E;
    }

    /** Reads each line of a file. */
    public <E extends Exception> void each(FileChannel file, LineReader<E> reader)
            throws IOException, E {
        while (next(file)) {
            int begin = start;
            for (int i = begin; i < end; i++) {
                if (bytes[i] == '\n') {
                    reader.read(bytes, begin, i, offset + begin);
                    begin = i + 1;
                }
            }
        }
    }

    /** Returns that part of a file, with zeros where the file is shorter. */
    public static byte[] bytes(FileChannel file, long from, int length) throws IOException {
        ByteBuffer part = ByteBuffer.allocate(length);
        while (part.hasRemaining() && file.read(part, from + part.position()) > 0) {
            // repeat until the buffer is full or the file ends
        }
        return part.array();
    }

    /** Advances to the next whole lines; false at the end of the file. */
    public boolean next(FileChannel file) throws IOException {
        offset += end;
        System.arraycopy(bytes, end, bytes, 0, filled - end);
        filled -= end;
        end = 0;
        while (true) {
            int n = fill(file);
            int newline = lastNewline(Math.max(0, filled - Math.max(n, 0)));
            if (newline >= 0) {
                end = newline + 1;
                start = skipping ? skipRestOfLine() : 0;
                skipping = false;
                return true;
            }
            if (n <= 0) {
                return false;
            }
            if (filled == bytes.length) {
                makeRoom();
            }
        }
    }

    /** Returns the position after the rest of a line that was too large. */
    private int skipRestOfLine() {
        int i = 0;
        while (bytes[i] != '\n') {
            i++;
        }
        return i + 1;
    }

    private int fill(FileChannel file) throws IOException {
        int before = filled;
        while (filled < bytes.length) {
            int n = file.read(ByteBuffer.wrap(bytes, filled, bytes.length - filled));
            if (n < 0) {
                break;
            }
            filled += n;
        }
        return filled - before;
    }

    private int lastNewline(int from) {
        for (int i = filled - 1; i >= from; i--) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private void makeRoom() {
        if (bytes.length < LARGEST) {
            bytes = Arrays.copyOf(bytes, bytes.length * 2);
            return;
        }
        offset += filled;
        filled = 0;
        skipped += skipping ? 0 : 1;
        skipping = true;
    }

    public byte[] bytes() {
        return bytes;
    }

    /** The start of the first line in the chunk. */
    public int start() {
        return start;
    }

    /** The position after the last line in the chunk. */
    public int end() {
        return end;
    }

    /** Whether the file ends in a partial line; valid once {@link #next} has returned false. */
    boolean isTorn() {
        return filled > end || skipping;
    }

    /** How many lines were too large. */
    int skipped() {
        return skipped;
    }
}
