package aish.model;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a server says of itself.
 *
 * @param latency how long it took to answer
 * @param models the names it serves, as far as it tells
 * @param contextSize in tokens, if it tells
 * @param tokenizes whether it counts tokens for others
 */
public record ServerFacts(
        Health health,
        Duration latency,
        List<String> models,
        OptionalInt contextSize,
        boolean tokenizes) {
    /** Whether it can be asked now. */
    public sealed interface Health {}

    public record Up() implements Health {}

    /**
     * @param detail its own words
     */
    public record Loading(String detail) implements Health {}

    public record Down(ModelProblem problem) implements Health {}

    public ServerFacts {
        models = List.copyOf(models);
    }
}
