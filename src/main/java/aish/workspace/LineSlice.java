package aish.workspace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Arrays;

/** Some lines cut out of a stream, of which nothing else is kept. */
final class LineSlice {
    /** How the reading ended. */
    enum Ending {
        READ,
        LARGE,
        LATE,
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
     * @param most as many bytes are kept, and a little more
     */
    LineSlice(LineRange range, int most) {
        this.range = range;
        this.most = most;
    }

    Ending read(InputStream in, Duration patience) throws IOException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (line <= range.last()) {
            if (Thread.currentThread().isInterrupted()) {
                return Ending.INTERRUPTED;
            }
            if (System.nanoTime() - deadline > 0) {
                return Ending.LATE;
            }
            int n = in.readNBytes(buffer, 0, BUFFER);
            if (n == 0) {
                return Ending.READ;
            }
            if (position == 0) {
                start = Arrays.copyOf(buffer, Math.min(n, START));
            }
            take(n);
            if (kept.size() > most) {
                return Ending.LARGE;
            }
        }
        return Ending.READ;
    }

    private void take(int n) {
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

    /** The lines that were wanted, with their ends. */
    byte[] bytes() {
        return kept.toByteArray();
    }

    /** Where in the stream they start. */
    long offset() {
        return offset;
    }

    /** The number of the last line that was seen. */
    long lastLine() {
        return atLineStart ? line - 1 : line;
    }

    /** The first bytes of all, which tell what kind of file it is. */
    byte[] start() {
        return start.clone();
    }
}
