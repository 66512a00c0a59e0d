package aish.model;

import module java.base;

/** Why a model could not answer. */
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
     * The server refused the request.
     *
     * @param message the server's own words, one line, may be empty
     */
    record Http(int status, String message, Optional<Duration> retryAfter)
            implements ModelProblem {}

    /** The server reported an error in the answer itself. */
    record Api(String message) implements ModelProblem {}

    /** The response cannot be understood. */
    record Protocol(String detail) implements ModelProblem {}

    /** A setting is missing or wrong. */
    record Setup(String detail) implements ModelProblem {}

    /** A limit in the settings has been reached, or would be. */
    record Budget(String detail) implements ModelProblem {}

    /** The user, or aish on exit, stopped the request. */
    record Cancelled() implements ModelProblem {}

    /** Returns one line: what happened, and what to try. */
    default String describe() {
        return ProblemText.of(this);
    }

    /** Carries a problem up to the code that makes it part of a reply. */
    final class ModelException extends Exception {
        @Serial private static final long serialVersionUID = 1L;

        private final transient ModelProblem problem;

        public ModelException(ModelProblem problem) {
            this.problem = problem;
        }

        @Override
        public String getMessage() {
            return problem.describe();
        }

        public ModelProblem problem() {
            return problem;
        }
    }
}
