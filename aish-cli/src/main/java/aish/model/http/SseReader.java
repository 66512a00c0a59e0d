package aish.model.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;
import org.jspecify.annotations.Nullable;

/**
 * Splits bytes into server-sent events, however they were divided in transit. Works on bytes until
 * a line is complete, so that no character is ever split, and touches each byte a fixed number of
 * times.
 */
public final class SseReader {
    private static final int USUAL_LIMIT = 64 << 20;

    private final int limit;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final StringBuilder data = new StringBuilder();
    private String type = "";
    private byte[] input = {};
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
        @Nullable SseEvent event = null;
        while (at < end && event == null) {
            int start = at;
            while (at < end && input[at] != '\n' && input[at] != '\r') {
                at++;
            }
            line.write(input, start, at - start);
            check();
            if (at < end) {
                byte stop = input[at++];
                boolean pair = afterReturn && stop == '\n' && line.size() == 0;
                event = pair ? null : endLine();
                afterReturn = stop == '\r';
            }
        }
        return event;
    }

    /** Returns what is left when the stream ends without the empty line that ends an event. */
    public @Nullable SseEvent last() {
        if (line.size() > 0) {
            endLine();
        }
        return dispatch();
    }

    private void check() throws ModelException {
        if ((long) line.size() + data.length() > limit) {
            throw new ModelException(
                    new ModelProblem.Protocol("an event is larger than " + limit + " bytes"));
        }
    }

    private @Nullable SseEvent endLine() {
        String text = line.toString(UTF_8);
        line.reset();
        if (firstLine && text.startsWith("\ufeff")) {
            text = text.substring(1);
        }
        firstLine = false;
        if (text.isEmpty()) {
            return dispatch();
        }
        int colon = text.indexOf(':');
        String value = colon < 0 ? "" : text.substring(colon + 1);
        field(
                colon < 0 ? text : text.substring(0, colon),
                value.startsWith(" ") ? value.substring(1) : value);
        return null;
    }

    private void field(String name, String value) {
        switch (name) {
            case "data" -> addData(value);
            case "event" -> type = value;
            case "error" -> {
                // llama.cpp used to report errors under a field name of its own
                type = name;
                addData(value);
            }
            default -> {}
        }
    }

    private void addData(String value) {
        data.append(hasData ? "\n" : "").append(value);
        hasData = true;
    }

    private @Nullable SseEvent dispatch() {
        SseEvent event = hasData ? new SseEvent(type, data.toString()) : null;
        data.setLength(0);
        hasData = false;
        type = "";
        return event;
    }

    /**
     * One server-sent event.
     *
     * @param type empty unless the server named one
     */
    public record SseEvent(String type, String data) {}
}
