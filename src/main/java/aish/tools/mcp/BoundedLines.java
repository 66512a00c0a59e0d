package aish.tools.mcp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Reads lines from a stream, keeping at most a fixed length of each. Used by one thread. */
final class BoundedLines {
    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final int longest;
    private final byte[] buffer = new byte[BUFFER];
    private int start;
    private int end;
    private byte[] line = new byte[BUFFER];
    private int length;
    private boolean tooLong;

    BoundedLines(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** Returns the next line, perhaps truncated; empty at the end. */
    Optional<String> next() {
        length = 0;
        tooLong = false;
        try {
            while (true) {
                if (start == end) {
                    start = 0;
                    end = in.read(buffer);
                    if (end < 0) {
                        end = 0;
                        return length > 0 ? Optional.of(text()) : Optional.empty();
                    }
                }
                int at = start;
                while (at < end && buffer[at] != '\n') {
                    at++;
                }
                keep(at);
                if (at < end) {
                    start = at + 1;
                    return Optional.of(text());
                }
                start = end;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the last line was truncated. */
    boolean wasTooLong() {
        return tooLong;
    }

    private void keep(int to) {
        int more = Math.min(to - start, longest - length);
        tooLong |= more < to - start;
        if (length + more > line.length) {
            line = Arrays.copyOf(line, Math.max(length + more, Math.min(longest, 2 * line.length)));
        }
        System.arraycopy(buffer, start, line, length, more);
        length += more;
    }

    private String text() {
        String text = new String(line, 0, length, StandardCharsets.UTF_8);
        if (line.length > BUFFER * 16) {
            line = new byte[BUFFER];
        }
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }
}
