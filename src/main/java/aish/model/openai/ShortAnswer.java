package aish.model.openai;

import static java.nio.charset.StandardCharsets.UTF_8;

import aish.json.Json;
import aish.json.JsonException;
import aish.model.ModelException;
import aish.model.ModelProblem;
import java.time.Duration;

/** A short response, read completely and within a time limit. */
record ShortAnswer(ResponseHead head, String body) {
    private static final int MOST_BYTES = 4 << 20;

    static ShortAnswer to(
            HttpRequest call, NetworkAccess network, IdleConnection idle, Duration time)
            throws ModelException {
        return of(
                HttpExchange.start(call, network, idle, RequestTimeouts.within(time)), call, time);
    }

    /** Waits for an exchange that is already running, and ends it. */
    static ShortAnswer of(ResponseChannel incoming, HttpRequest call, Duration time)
            throws ModelException {
        try {
            ResponseHead head = incoming.head();
            byte[] body = incoming.rest(MOST_BYTES, time);
            return new ShortAnswer(head, call.withoutKey(new String(body, UTF_8)));
        } finally {
            incoming.leave(ResponseChannel.Ending.AT_ONCE);
        }
    }

    int status() {
        return head.status();
    }

    boolean isSuccess() {
        return head.isSuccess();
    }

    /** Returns the body; JSON null if it is not JSON or a refusal. */
    Json json() {
        if (!isSuccess()) {
            return new Json.Null();
        }
        try {
            return Json.parse(body);
        } catch (JsonException _) {
            return new Json.Null();
        }
    }

    ModelProblem refusal() {
        return new ModelProblem.Http(
                status(), ServerMessage.of(body), ErrorResponse.retryAfter(head));
    }
}
