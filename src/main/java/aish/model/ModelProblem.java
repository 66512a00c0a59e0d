package aish.model;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** What can keep a model from answering: a closed set. */
public sealed interface ModelProblem {
    /** The server could not be reached, or the connection broke. */
    record Transport(Failure failure, String where, String detail) implements ModelProblem {}

    /** How a connection fails. */
    enum Failure {
        REFUSED,
        DNS,
        TLS,
        TIMEOUT_CONNECT,
        TIMEOUT_IDLE,
        RESET;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * The server refused.
     *
     * @param message the server's own words, one line, perhaps empty
     */
    record Http(int status, String message, Optional<Duration> retryAfter)
            implements ModelProblem {}

    /** The server reported an error in the answer itself. */
    record Api(String message) implements ModelProblem {}

    /** The server's bytes make no sense. */
    record Protocol(String detail) implements ModelProblem {}

    /** Something is missing in the settings. */
    record Setup(String detail) implements ModelProblem {}

    /** A limit of the settings is reached, or would be. */
    record Budget(String detail) implements ModelProblem {}

    /** A person, or aish on leaving, stopped it. */
    record Cancelled() implements ModelProblem {}

    /** One calm line: what happened, and what to try. */
    default String describe() {
        return ProblemText.of(this);
    }
}
