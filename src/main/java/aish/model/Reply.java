package aish.model;

import java.util.List;
import java.util.Optional;

/**
 * How an answer ended.
 *
 * @param text all of the answer that arrived, without the reasoning
 * @param problem why it is not whole; empty for a whole one
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

    /** A whole answer of a model that has no more to say about it. */
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

    /** Nothing but a problem. */
    public static Reply failed(ModelProblem problem) {
        return new Reply(
                "",
                "",
                List.of(),
                Finish.BROKEN_OFF,
                Optional.empty(),
                Optional.empty(),
                Optional.of(problem));
    }

    public boolean isWhole() {
        return problem.isEmpty();
    }
}
