package aish.model;

import module java.base;

import aish.model.Message.ToolCall;

/**
 * The outcome of a request.
 *
 * @param text all of the answer that arrived, without the reasoning
 * @param problem why the answer is incomplete; empty for a complete one
 */
public record Reply(
        String text,
        String reasoning,
        List<ToolCall> calls,
        Finish finish,
        Optional<Usage> usage,
        Optional<Timings> timings,
        Optional<ModelProblem> problem) {
    /** Why the model stopped. */
    public enum Finish {
        STOP,
        LENGTH,
        CONTENT_FILTER,
        TOOL_CALLS,
        BROKEN_OFF
    }

    public Reply {
        calls = List.copyOf(calls);
    }

    /** Returns a complete answer without reasoning, tool calls or usage. */
    public static Reply whole(String text) {
        return new Reply(
                text,
                "",
                List.of(),
                Finish.STOP,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Returns a reply that consists of a problem alone. */
    public static Reply failed(ModelProblem problem) {
        return brokenOff("", problem);
    }

    /** Returns what had arrived of an answer when a problem ended it. */
    public static Reply brokenOff(String text, ModelProblem problem) {
        return new Reply(
                text,
                "",
                List.of(),
                Finish.BROKEN_OFF,
                Optional.empty(),
                Optional.empty(),
                Optional.of(problem));
    }

    /** Returns the same answer with other tool calls, or with a problem. */
    public Reply with(List<ToolCall> others, Optional<ModelProblem> why) {
        return new Reply(text, reasoning, others, finish, usage, timings, why);
    }

    public boolean isWhole() {
        return problem.isEmpty();
    }

    /** How a llama.cpp server spent its time. */
    public record Timings(
            int promptTokens, Duration promptTime, int generatedTokens, Duration generatedTime) {}

    /**
     * Token counts reported by the server.
     *
     * @param cached how many of the prompt's tokens it did not have to process again
     * @param cost what the server charges, if it says so
     */
    public record Usage(int prompt, int completion, int cached, OptionalDouble cost) {
        public Usage(int prompt, int completion, int cached) {
            this(prompt, completion, cached, OptionalDouble.empty());
        }
    }
}
