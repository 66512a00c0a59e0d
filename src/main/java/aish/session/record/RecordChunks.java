package aish.session.record;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/**
 * Goes through a record in large pieces, each of whole lines. A line that is larger than anything
 * aish writes is skipped. The bytes behind the last newline are no line.
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

    /** Begins with another file. */
    public void reset() {
        filled = 0;
        start = 0;
        end = 0;
        offset = 0;
        skipping = false;
        skipped = 0;
    }

    /** Moves on to the next whole lines; false at the end. */
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
                start = skipping ? behindRest() : 0;
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

    /** The rest of a line that was too large is no line. */
    private int behindRest() {
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

    /** Where the first of the lines starts. */
    public int start() {
        return start;
    }

    /** Behind the last of the lines. */
    public int end() {
        return end;
    }

    /** Where in the file the first byte is. */
    public long offset() {
        return offset;
    }

    /** Whether bytes are left that are no whole line; asked at the end. */
    boolean isTorn() {
        return filled > end || skipping;
    }

    /** How many lines were too large. */
    int skipped() {
        return skipped;
    }
}
