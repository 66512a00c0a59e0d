package aish.model.http;

import module java.base;

/**
 * How long a request may take.
 *
 * @param connect until the connection is established
 * @param idle between any two signs of life after that
 * @param total for the whole request
 */
public record RequestTimeouts(Duration connect, Duration idle, Duration total) {
    private static final Duration NEVER = Duration.ofDays(365);

    /** For answers, which may take as long as they keep arriving. */
    public static RequestTimeouts idleOnly(Duration connect, Duration idle) {
        return new RequestTimeouts(connect, idle, NEVER);
    }

    /** For requests whose answer is useful only if it comes soon. */
    public static RequestTimeouts within(Duration total) {
        return new RequestTimeouts(total, total, total);
    }
}
