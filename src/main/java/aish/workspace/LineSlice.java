package aish.workspace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Arrays;

/** Cuts a range of lines out of a stream without keeping the rest. */
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
     * @param most how many bytes to keep; the last read may exceed it a little
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
}
