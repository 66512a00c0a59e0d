package aish.model;

import module java.base;

/** The configured models, one of which is active. Thread-safe. */
public interface ModelRoster {
    /**
     * What is known about a model without asking it.
     *
     * @param where host and port of its server; empty for the built-in one
     * @param model its name on the server; empty to let the server choose
     * @param context its size in tokens, if configured
     */
    record Entry(String name, Optional<String> where, String model, OptionalInt context) {
        /** Returns the model and its server in one line. */
        public String describe() {
            return where.map(place -> model.isEmpty() ? place : model + " at " + place)
                    .orElse("built in");
        }
    }

    /** The names, in the order in which they are listed. */
    List<String> names();

    String active();

    /** Makes another model active. Returns false and changes nothing if there is no such model. */
    boolean activate(String name);

    /**
     * Returns the client of a model.
     *
     * @throws IllegalArgumentException if there is no such model
     */
    ModelClient client(String name);

    /** Returns the model's client as a server; empty for the built-in model. */
    Optional<ModelServer> server(String name);

    /**
     * @throws IllegalArgumentException if there is no such model
     */
    Entry entry(String name);

    /** Whether it is the built-in model, which does not need to see earlier exchanges. */
    default boolean isBuiltIn(String name) {
        return false;
    }

    /** Whether what the model is sent stays on this machine. */
    default boolean isLocal(String name) {
        Optional<String> where = entry(name).where();
        return where.isEmpty() || Locality.isLocal(where.get());
    }

    /** Returns the model's name and where it runs, in a few words. */
    default String describe(String name) {
        return entry(name).describe();
    }
}
