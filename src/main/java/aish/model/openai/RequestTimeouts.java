package aish.model.openai;

import java.time.Duration;

/**
 * How long a request may take.
 *
 * @param connect until the server has taken the connection
 * @param idle between any two signs of life after that
 * @param total for all of it
 */
record RequestTimeouts(Duration connect, Duration idle, Duration total) {
    private static final Duration NEVER = Duration.ofDays(365);

    /** For answers, which may take as long as they move on. */
    static RequestTimeouts patient(Duration connect, Duration idle) {
        return new RequestTimeouts(connect, idle, NEVER);
    }

    /** For questions whose answer is of use only soon. */
    static RequestTimeouts within(Duration total) {
        return new RequestTimeouts(total, total, total);
    }
}
