package aish.model.openai;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;

/** Reads a connection in large portions, and returns them line by line or as they come. */
final class WireInput {
    private static final int PORTION = 16 << 10;

    private final InputStream in;
    private final byte[] buffer = new byte[PORTION];
    private int at;
    private long count;
    private int end;

    WireInput(InputStream in) {
        this.in = in;
    }

    /** How many bytes have arrived. */
    long count() {
        return count;
    }

    boolean isEmpty() {
        return at == end;
    }

    /** Returns a byte, or -1 when the server has closed the connection. */
    int read() throws IOException {
        return fill() ? buffer[at++] & 0xff : -1;
    }

    /**
     * Reads at least one byte and at most {@code length}; -1 when the server has closed the
     * connection.
     */
    int read(byte[] target, int offset, int length) throws IOException {
        if (!fill()) {
            return -1;
        }
        int count = Math.min(length, end - at);
        System.arraycopy(buffer, at, target, offset, count);
        at += count;
        return count;
    }

    private boolean fill() throws IOException {
        if (at == end) {
            at = 0;
            end = Math.max(0, in.read(buffer, 0, buffer.length));
            count += end;
        }
        return at < end;
    }

    /** Reads a line, without its line break. */
    String line(int longest) throws IOException {
        StringBuilder line = new StringBuilder(64);
        while (fill()) {
            int start = at;
            while (at < end && buffer[at] != '\n') {
                at++;
            }
            line.append(new String(buffer, start, at - start, ISO_8859_1));
            if (line.length() > longest) {
                throw new ProtocolException("a line of its head has no end");
            }
            if (at < end) {
                at++;
                int length = line.length();
                if (length > 0 && line.charAt(length - 1) == '\r') {
                    line.setLength(length - 1);
                }
                return line.toString();
            }
        }
        throw new EOFException("it closed the connection");
    }
}
