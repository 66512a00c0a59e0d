package aish.model;

import module java.base;

/** One event of an answer that is still arriving. */
public sealed interface Delta {
    /** A piece of the answer. */
    record Text(String text) implements Delta {}

    /** A piece of the model's reasoning before it answers. */
    record Reasoning(String text) implements Delta {}

    /** The model starts a tool call. */
    record Calling(String tool) implements Delta {}

    /**
     * The server is still processing the prompt.
     *
     * @param cached how many of the tokens came from its cache
     */
    record Reading(int processed, int total, int cached, Duration elapsed) implements Delta {}

    /** The server asked the client to wait; the request is sent again when the time is up. */
    record Waiting(ModelProblem because, Duration left) implements Delta {}
}
