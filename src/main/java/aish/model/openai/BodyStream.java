package aish.model.openai;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;
import java.util.Locale;
import java.util.zip.GZIPInputStream;

/** The body of a response, without the HTTP framing around it. */
final class BodyStream extends InputStream {
    private static final int LONGEST_LINE = 4 << 10;
    private static final int MOST_TRAILERS = 100;

    private final WireInput in;
    private final Framing framing;

    /** Bytes left in the chunk, or in the whole body if it is not chunked. */
    private long left;

    private boolean complete;
    private boolean insideChunk;

    private BodyStream(WireInput in, Framing framing, long left) {
        this.in = in;
        this.framing = framing;
        this.left = left;
        this.complete = framing == Framing.LENGTH && left == 0;
    }

    private enum Framing {
        CHUNKED,
        LENGTH,
        UNTIL_CLOSED
    }

    static BodyStream of(ResponseHead head, WireInput in) throws IOException {
        if (head.status() == 204 || head.status() == 304) {
            return new BodyStream(in, Framing.LENGTH, 0);
        }
        if (head.header("transfer-encoding").toLowerCase(Locale.ROOT).endsWith("chunked")) {
            return new BodyStream(in, Framing.CHUNKED, 0);
        }
        String length = head.header("content-length");
        return length.isEmpty()
                ? new BodyStream(in, Framing.UNTIL_CLOSED, 0)
                : new BodyStream(in, Framing.LENGTH, number(length, 10));
    }

    /** Decompresses a body that was compressed although that was not requested. */
    InputStream decoded(ResponseHead head) throws IOException {
        String encoding = head.header("content-encoding").toLowerCase(Locale.ROOT);
        return switch (encoding) {
            case "", "identity" -> this;
            case "gzip", "x-gzip" -> new GZIPInputStream(this);
            default -> throw new ProtocolException("its answer is packed in an unknown way");
        };
    }

    private static long number(String text, int radix) throws ProtocolException {
        try {
            long number = Long.parseLong(text.strip(), radix);
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException _) {
            // as unusable as a negative one
        }
        throw new ProtocolException("a length in its answer is no number");
    }

    /** Whether all of the body was read, so that the connection can be reused. */
    boolean isComplete() {
        return complete && framing != Framing.UNTIL_CLOSED;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (framing == Framing.CHUNKED && !complete && left == 0) {
            nextChunk();
        }
        if (complete) {
            return -1;
        }
        if (framing == Framing.UNTIL_CLOSED) {
            return in.read(target, offset, length);
        }
        int count = in.read(target, offset, (int) Math.min(length, left));
        if (count < 0) {
            throw new EOFException("it closed the connection too early");
        }
        left -= count;
        complete = framing == Framing.LENGTH && left == 0;
        return count;
    }

    private void nextChunk() throws IOException {
        if (insideChunk && !in.line(LONGEST_LINE).isEmpty()) {
            throw new ProtocolException("a chunk of its answer is longer than it says");
        }
        insideChunk = true;
        String size = in.line(LONGEST_LINE);
        int extension = size.indexOf(';');
        left = number(extension < 0 ? size : size.substring(0, extension), 16);
        if (left == 0) {
            passTrailers();
            complete = true;
        }
    }

    private void passTrailers() throws IOException {
        for (int count = 0; !in.line(LONGEST_LINE).isEmpty(); count++) {
            if (count > MOST_TRAILERS) {
                throw new ProtocolException("its answer has no end");
            }
        }
    }
}
