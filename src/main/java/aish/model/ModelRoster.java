package aish.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The models there are, and the one in use. Safe for many threads. */
public interface ModelRoster {
    /**
     * What is known of a model without asking it.
     *
     * @param where host and port of its server; empty for the built-in one
     * @param model its name on the server; empty for whatever the server serves
     * @param context its size in tokens, if the person said so
     */
    record Entry(String name, Optional<String> where, String model, OptionalInt context) {
        /** For a line of text. */
        public String describe() {
            return where.map(place -> model.isEmpty() ? place : model + " at " + place)
                    .orElse("built in");
        }
    }

    /** In the order in which they are listed. */
    List<String> names();

    String active();

    /** Makes another one active; false, and nothing changes, if there is none of that name. */
    boolean activate(String name);

    /**
     * The model itself, always the same for a name.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    ModelClient client(String name);

    /** The same if it is behind a server. */
    Optional<ModelServer> server(String name);

    /**
     * @throws IllegalArgumentException if there is none of that name
     */
    Entry entry(String name);

    /** Whether what it is sent stays on this machine. */
    default boolean isLocal(String name) {
        Optional<String> where = entry(name).where();
        return where.isEmpty() || Locality.isLocal(where.get());
    }

    /** Which model it is and where, in a few words. */
    default String describe(String name) {
        return entry(name).describe();
    }
}
