package aish.model.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import org.jspecify.annotations.Nullable;

/**
 * Splits bytes into server-sent events, however they were divided in transit. Works on bytes until
 * an event is complete, so that no character is ever split, and touches each byte a fixed number of
 * times.
 */
public final class SseReader {
    private static final int USUAL_LIMIT = 64 << 20;

    private final int limit;
    private final Bytes line = new Bytes();
    private final Bytes data = new Bytes();
    private String type = "";
    private byte[] input = new byte[0];
    private int at;
    private int end;
    private boolean afterReturn;
    private boolean firstLine = true;
    private boolean hasData;

    public SseReader() {
        this(USUAL_LIMIT);
    }

    /**
     * @param limit the largest event, in bytes
     */
    SseReader(int limit) {
        this.limit = limit;
    }

    /** Supplies more bytes; call it only when {@link #next} has returned null. */
    public void feed(byte[] bytes, int length) {
        input = bytes;
        at = 0;
        end = length;
    }

    /** Returns the next complete event, or null until more bytes arrive. */
    public @Nullable SseEvent next() throws ModelException {
        while (at < end) {
            SseEvent event = line();
            if (event != null) {
                return event;
            }
        }
        return null;
    }

    /** Returns what is left when the stream ends without the empty line that ends an event. */
    public @Nullable SseEvent last() throws ModelException {
        if (line.size > 0) {
            endLine(line.bytes, 0, line.size);
            line.size = 0;
        }
        return dispatch();
    }

    private @Nullable SseEvent line() throws ModelException {
        if (afterReturn) {
            afterReturn = false;
            if (input[at] == '\n') {
                at++;
                return null;
            }
        }
        int start = at;
        while (at < end && input[at] != '\n' && input[at] != '\r') {
            at++;
        }
        check((long) line.size + data.size + at - start);
        if (at == end) {
            line.append(input, start, at);
            return null;
        }
        int stop = at++;
        afterReturn = input[stop] == '\r';
        if (line.size == 0) {
            return endLine(input, start, stop);
        }
        line.append(input, start, stop);
        SseEvent event = endLine(line.bytes, 0, line.size);
        line.size = 0;
        return event;
    }

    private void check(long size) throws ModelException {
        if (size > limit) {
            throw new ModelException(
                    new ModelProblem.Protocol("an event is larger than " + limit + " bytes"));
        }
    }

    private @Nullable SseEvent endLine(byte[] bytes, int from, int to) {
        int start = from;
        if (firstLine) {
            firstLine = false;
            start += startsWithMark(bytes, from, to) ? 3 : 0;
        }
        if (start == to) {
            return dispatch();
        }
        field(bytes, start, to);
        return null;
    }

    private static boolean startsWithMark(byte[] bytes, int from, int to) {
        return to - from >= 3
                && bytes[from] == (byte) 0xef
                && bytes[from + 1] == (byte) 0xbb
                && bytes[from + 2] == (byte) 0xbf;
    }

    private void field(byte[] bytes, int from, int to) {
        int colon = from;
        while (colon < to && bytes[colon] != ':') {
            colon++;
        }
        int value = Math.min(colon + 1, to);
        if (value < to && bytes[value] == ' ') {
            value++;
        }
        if (is("data", bytes, from, colon)) {
            addData(bytes, value, to);
        } else if (is("event", bytes, from, colon)) {
            type = new String(bytes, value, to - value, UTF_8);
        } else if (is("error", bytes, from, colon)) {
            // llama.cpp used to report errors under a field name of its own
            type = "error";
            addData(bytes, value, to);
        }
    }

    private static boolean is(String name, byte[] bytes, int from, int to) {
        if (to - from != name.length()) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (bytes[from + i] != name.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private void addData(byte[] bytes, int from, int to) {
        if (hasData) {
            data.append((byte) '\n');
        }
        data.append(bytes, from, to);
        hasData = true;
    }

    private @Nullable SseEvent dispatch() {
        SseEvent event =
                hasData ? new SseEvent(type, new String(data.bytes, 0, data.size, UTF_8)) : null;
        data.size = 0;
        hasData = false;
        type = "";
        return event;
    }

    /** A growing byte array. */
    private static final class Bytes {
        private byte[] bytes = new byte[1024];
        private int size;

        void append(byte b) {
            reserve(1);
            bytes[size++] = b;
        }

        void append(byte[] from, int start, int stop) {
            reserve(stop - start);
            System.arraycopy(from, start, bytes, size, stop - start);
            size += stop - start;
        }

        private void reserve(int more) {
            if (size + more > bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
            }
        }
    }

    /**
     * One server-sent event.
     *
     * @param type empty unless the server named one
     */
    public record SseEvent(String type, String data) {}
}
