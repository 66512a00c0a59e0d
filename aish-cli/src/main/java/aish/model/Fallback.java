package aish.model;

import module java.base;

import aish.model.ModelProblem.Failure;
import aish.model.ModelProblem.Http;
import aish.model.ModelProblem.Transport;
import aish.model.ModelRequest.Purpose;
import aish.model.RetryingClient.DeltaTracker;
import aish.process.Cancellation;

/** Decides whether and which model to ask when a server cannot be reached. Thread-safe. */
public final class Fallback {
    private final ModelRoster models;
    private final String model;
    private final Consumer<String> announce;
    private volatile boolean on;
    private volatile boolean mentioned;

    /**
     * @param models without fallbacks of their own, so that there is one hop at most
     * @param model the one to ask instead
     * @param announce receives one line that says what happens
     */
    public Fallback(ModelRoster models, String model, boolean on, Consumer<String> announce) {
        this.models = models;
        this.model = model;
        this.on = on;
        this.announce = announce;
    }

    public boolean isOn() {
        return on;
    }

    public void setOn(boolean wanted) {
        on = wanted;
        mentioned = false;
    }

    /** The model to ask when another one fails. */
    public String model() {
        return model;
    }

    /** Whether a model of that name exists. */
    public boolean isPossible() {
        return models.names().contains(model);
    }

    /** Returns the client to ask after a failure, and announces it. */
    Optional<ModelClient> substituteFor(String failed, ModelProblem problem) {
        if (!FallbackPolicy.allows(problem) || failed.equals(model)) {
            return Optional.empty();
        }
        String what = failed + " failed (" + FallbackPolicy.reason(problem) + ")";
        if (!isPossible()) {
            if (!mentioned) {
                mentioned = true;
                announce.accept(what + missing());
            }
            return Optional.empty();
        }
        announce.accept(what + "; asking " + model);
        return Optional.of(models.client(model));
    }

    private String missing() {
        return model.isEmpty()
                ? "; set routing.fallback_model to use another model"
                : "; there is no model named "
                        + model
                        + " to fall back to (routing.fallback_model)";
    }

    /**
     * Decides which problems justify asking another model: those of a server that is unavailable.
     */
    static final class FallbackPolicy {
        private static final int MODEL_MISSING = 404;
        private static final int TOO_SLOW = 408;
        private static final int SERVER_ERROR = 500;
        private static final int AFTER_SERVER_ERRORS = 600;

        /** Phrases with which servers say that they do not have the model. */
        private static final List<String> MISSING =
                List.of(
                        "not found",
                        "does not exist",
                        "doesn't exist",
                        "could not find",
                        "no such");

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
         * A 404 counts only if it is about the model: a wrong path is a mistake in the settings,
         * which another model would only hide.
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

    /**
     * Asks another model, once, when a server turns out to be unavailable. An answer that has
     * started is left alone, because the user has already read part of it.
     */
    public record FallbackClient(String name, ModelClient client, Fallback fallback)
            implements ModelClient {
        @Override
        public Reply ask(
                ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
            // a second opinion must come from that model or not at all: the substitute may be the
            // one being judged
            if (!fallback.isOn() || request.purpose() == Purpose.PROBE) {
                return client.ask(request, listener, cancellation);
            }
            DeltaTracker heard = new DeltaTracker(listener);
            Reply reply = client.ask(request, heard, cancellation);
            if (reply.isWhole() || heard.hasAnswer() || cancellation.isCancelled()) {
                return reply;
            }
            Optional<ModelClient> other =
                    fallback.substituteFor(name, reply.problem().orElseThrow());
            return other.isPresent() ? other.get().ask(request, listener, cancellation) : reply;
        }

        @Override
        public String preview(ModelRequest request) {
            return client.preview(request);
        }
    }
}
