package aish.model;

import aish.model.ModelProblem.Failure;
import aish.model.ModelProblem.Http;
import aish.model.ModelProblem.Transport;
import java.util.List;
import java.util.Locale;

/** Decides which problems justify asking another model: those of a server that is unavailable. */
public final class FallbackPolicy {
    private static final int MODEL_MISSING = 404;
    private static final int TOO_SLOW = 408;
    private static final int SERVER_ERROR = 500;
    private static final int AFTER_SERVER_ERRORS = 600;

    /** Phrases with which servers say that they do not have the model. */
    private static final List<String> MISSING =
            List.of("not found", "does not exist", "doesn't exist", "could not find", "no such");

    private FallbackPolicy() {}

    public static boolean allows(ModelProblem problem) {
        if (problem instanceof Transport transport) {
            return allows(transport.failure());
        }
        if (!(problem instanceof Http http)) {
            return false;
        }
        return http.status() == TOO_SLOW
                || (http.status() >= SERVER_ERROR && http.status() < AFTER_SERVER_ERRORS)
                || isModelMissing(http);
    }

    private static boolean allows(Failure failure) {
        return switch (failure) {
            case REFUSED, DNS, TIMEOUT_CONNECT, TIMEOUT_IDLE -> true;
            case TLS, RESET -> false;
        };
    }

    /**
     * A 404 counts only if it is about the model: a wrong path is a mistake in the settings, which
     * another model would only hide.
     */
    private static boolean isModelMissing(Http http) {
        if (http.status() != MODEL_MISSING) {
            return false;
        }
        String words = http.message().toLowerCase(Locale.ROOT);
        return words.contains("model_not_found")
                || (words.contains("model") && MISSING.stream().anyMatch(words::contains));
    }

    /** Returns what happened, in two or three words. */
    static String reason(ModelProblem problem) {
        if (problem instanceof Transport transport) {
            return switch (transport.failure()) {
                case REFUSED -> "connection refused";
                case DNS -> "unknown host";
                case TIMEOUT_CONNECT, TIMEOUT_IDLE -> "timed out";
                case TLS, RESET -> transport.failure().toString();
            };
        }
        if (problem instanceof Http http) {
            return isModelMissing(http) ? "model not found" : "HTTP " + http.status();
        }
        return problem.describe();
    }
}
