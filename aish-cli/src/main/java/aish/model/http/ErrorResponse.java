package aish.model.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.model.ModelProblem;
import aish.model.ModelProblem.ModelException;

/** Turns a response that is not an answer into a problem. */
public final class ErrorResponse {
    private static final int MOST_BYTES = 64 << 10;
    private static final Duration SOON = Duration.ofSeconds(2);
    private static final int LONGEST_WAIT_DIGITS = 7;

    private ErrorResponse() {}

    public static ModelProblem of(
            ResponseHead head, ResponseChannel channel, HttpRequest call, InstantSource clock)
            throws ModelException {
        String body = new String(channel.rest(MOST_BYTES, SOON), UTF_8);
        String words =
                head.status() >= 300 && head.status() < 400
                        ? redirection(head.header("location"))
                        : ServerMessage.of(body);
        return new ModelProblem.Http(
                head.status(), call.withoutKey(words), retryAfter(head, clock));
    }

    /** Redirects are not followed: the key and the conversation were meant for this server only. */
    private static String redirection(String location) {
        int query = location.indexOf('?');
        String target = query < 0 ? location : location.substring(0, query);
        return target.isEmpty()
                ? "it redirects; aish does not follow redirects"
                : ServerMessage.oneLine(
                        "it redirects to " + target + "; aish does not follow redirects");
    }

    static Optional<Duration> retryAfter(ResponseHead head, InstantSource clock) {
        String value = head.header("retry-after");
        if (value.isEmpty()) {
            return Optional.empty();
        }
        try {
            if (Character.isDigit(value.charAt(0))) {
                return seconds(value);
            }
            Duration wait = Duration.between(now(head, clock), instant(value));
            return Optional.of(wait.isNegative() ? Duration.ZERO : wait);
        } catch (DateTimeParseException | NumberFormatException _) {
            return Optional.empty();
        }
    }

    private static Optional<Duration> seconds(String value) {
        int point = value.indexOf('.');
        String whole = point < 0 ? value : value.substring(0, point);
        return whole.length() > LONGEST_WAIT_DIGITS
                ? Optional.empty()
                : Optional.of(Duration.ofSeconds(Integer.parseInt(whole) + (point < 0 ? 0 : 1)));
    }

    /** Returns the time by the server's clock if it sends one, because ours may differ. */
    private static Instant now(ResponseHead head, InstantSource clock) {
        String date = head.header("date");
        try {
            return date.isEmpty() ? clock.instant() : instant(date);
        } catch (DateTimeParseException _) {
            return clock.instant();
        }
    }

    private static Instant instant(String httpDate) {
        return ZonedDateTime.parse(httpDate, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
    }

    /** A short response, read completely and within a time limit. */
    public record ShortAnswer(ResponseHead head, String body) {
        private static final int MOST_BYTES = 4 << 20;

        public static ShortAnswer to(
                HttpRequest call, NetworkPath network, IdleConnection idle, Duration time)
                throws ModelException {
            return of(
                    HttpExchange.start(call, network, idle, RequestTimeouts.within(time)),
                    call,
                    time);
        }

        /** Waits for an exchange that is already running, and ends it. */
        public static ShortAnswer of(ResponseChannel channel, HttpRequest call, Duration time)
                throws ModelException {
            try {
                ResponseHead head = channel.head();
                byte[] body = channel.rest(MOST_BYTES, time);
                return new ShortAnswer(head, call.withoutKey(new String(body, UTF_8)));
            } finally {
                channel.leave(ResponseChannel.Ending.AT_ONCE);
            }
        }

        public int status() {
            return head.status();
        }

        public boolean isSuccess() {
            return head.isSuccess();
        }

        /** Returns the body; JSON null if it is not JSON or a refusal. */
        public Json json() {
            if (!isSuccess()) {
                return new Json.Null();
            }
            try {
                return Json.parse(body);
            } catch (JsonException _) {
                return new Json.Null();
            }
        }

        public ModelProblem refusal(InstantSource clock) {
            return new ModelProblem.Http(
                    status(), ServerMessage.of(body), ErrorResponse.retryAfter(head, clock));
        }
    }
}
