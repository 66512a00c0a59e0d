package aish.model;

import module java.base;

/** A model on a server that can report about itself. */
public interface ModelServer extends ModelClient {
    /** Asks the server about itself. Takes a few seconds at most and never throws. */
    ServerFacts inspect();

    /** Returns the number of tokens in a text, if the server can count them. */
    OptionalInt countTokens(String text);

    /**
     * Counts tokens for the active model. Answers at once, without asking a server or delaying a
     * request; early estimates become more exact in the background.
     */
    interface TokenCounter {
        /** Returns the number of tokens in a text by itself. */
        int count(String text);

        /**
         * Returns the number of tokens in a whole request: messages, the template around them, and
         * tools.
         */
        int estimate(ModelRequest request);

        /** Returns the number of tokens in a text as it is known now; nothing is refined for it. */
        int estimate(String text);
    }

    /**
     * What a server reports about itself.
     *
     * @param latency how long it took to answer
     * @param models the names it serves, as far as it lists them
     * @param contextSize in tokens, if known
     * @param tokenizes whether it counts tokens on request
     */
    record ServerFacts(
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
}
