package aish.model;

import java.util.Optional;
import java.util.function.Consumer;

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
        announce.accept(what + "; retrying via " + model);
        return Optional.of(models.client(model));
    }

    private String missing() {
        return model.isEmpty()
                ? "; routing.fallback_model names no other model"
                : "; there is no model " + model + " to fall back on, see routing.fallback_model";
    }
}
