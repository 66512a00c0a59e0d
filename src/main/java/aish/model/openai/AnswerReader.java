package aish.model.openai;

import static java.nio.charset.StandardCharsets.UTF_8;

import aish.json.Json;
import aish.json.JsonException;
import aish.model.Cancellation;
import aish.model.ModelException;
import aish.model.ModelProblem;
import java.io.ByteArrayOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads an answer from bytes: a stream of events, or one JSON object from servers that do not
 * stream.
 */
final class AnswerReader {
    private static final int LARGEST_OBJECT = 64 << 20;

    private final AnswerBuilder answer;
    private final Cancellation cancellation;
    private final SseReader events = new SseReader();
    private @Nullable ByteArrayOutputStream whole;
    private boolean sniffed;
    private boolean done;

    AnswerReader(AnswerBuilder answer, Cancellation cancellation) {
        this.answer = answer;
        this.cancellation = cancellation;
    }

    /** Whether the server announced the end of its answer; anything after that is ignored. */
    boolean isDone() {
        return done;
    }

    void feed(byte[] bytes) throws ModelException {
        if (!sniffed) {
            sniff(bytes);
        }
        if (whole == null) {
            events.feed(bytes, bytes.length);
            @Nullable SseEvent event = events.next();
            while (event != null && !done) {
                take(event);
                event = events.next();
            }
        } else {
            if (whole.size() + bytes.length > LARGEST_OBJECT) {
                throw nonsense("an answer of more than " + LARGEST_OBJECT + " bytes");
            }
            whole.writeBytes(bytes);
        }
    }

    /** Detects the format by the first visible byte, because content types are too often wrong. */
    private void sniff(byte[] bytes) throws ModelException {
        int first = 0;
        while (first < bytes.length && (bytes[first] == ' ' || isLineEnd(bytes[first]))) {
            first++;
        }
        if (first == bytes.length) {
            return;
        }
        sniffed = true;
        if (bytes[first] == '{') {
            whole = new ByteArrayOutputStream();
        } else if (bytes[first] == '<') {
            throw nonsense("a web page came instead of an answer");
        }
    }

    private static boolean isLineEnd(byte b) {
        return b == '\n' || b == '\r';
    }

    private void take(SseEvent event) throws ModelException {
        if (cancellation.isCancelled()) {
            throw new ModelException(new ModelProblem.Cancelled());
        }
        String data = event.data();
        if (data.isBlank()) {
            return;
        }
        if (data.strip().equals("[DONE]")) {
            answer.end();
            done = true;
            return;
        }
        if (event.type().equals("error")) {
            throw new ModelException(new ModelProblem.Api(ServerMessage.of(data)));
        }
        answer.add(parse(data));
    }

    /** Called when all bytes have arrived. */
    void end() throws ModelException {
        if (whole != null) {
            answer.add(parse(whole.toString(UTF_8)));
            answer.end();
            return;
        }
        SseEvent last = done ? null : events.last();
        if (last != null) {
            take(last);
        }
    }

    private static Json parse(String data) throws ModelException {
        try {
            return Json.parse(data);
        } catch (JsonException e) {
            throw nonsense("not JSON: " + e.getMessage());
        }
    }

    private static ModelException nonsense(String detail) {
        return new ModelException(new ModelProblem.Protocol(detail));
    }
}
