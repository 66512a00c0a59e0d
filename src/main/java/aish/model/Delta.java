package aish.model;

import java.time.Duration;

/** One piece of an answer in the making. */
public sealed interface Delta {
    /** More of the answer. */
    record Text(String text) implements Delta {}

    /** More of what the model thinks before it answers. */
    record Reasoning(String text) implements Delta {}

    /** The model begins to call a tool. */
    record Calling(String tool) implements Delta {}

    /**
     * The server is still reading the prompt.
     *
     * @param cached how many of the tokens it knew already
     */
    record Reading(int processed, int total, int cached, Duration elapsed) implements Delta {}

    /** The server asked to be left alone for a while; it will be asked again when that is over. */
    record Waiting(ModelProblem because, Duration left) implements Delta {}
}
