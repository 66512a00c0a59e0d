package aish.model;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a server reports about itself.
 *
 * @param latency how long it took to answer
 * @param models the names it serves, as far as it lists them
 * @param contextSize in tokens, if known
 * @param tokenizes whether it counts tokens on request
 */
public record ServerFacts(
        Health health,
        Duration latency,
        List<String> models,
        OptionalInt contextSize,
        boolean tokenizes) {
    /** Whether the server can be asked now. */
    public sealed interface Health {}

    public record Up() implements Health {}

    /**
     * @param detail the server's own words
     */
    public record Loading(String detail) implements Health {}

    public record Down(ModelProblem problem) implements Health {}

    public ServerFacts {
        models = List.copyOf(models);
    }
}
