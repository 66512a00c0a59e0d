package aish.testing;

import module java.base;

import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.model.Reply.Usage;

/** Replies that are more than a whole answer or a problem. */
public final class Replies {
    private Replies() {}

    public static Reply calling(String text, List<ToolCall> calls) {
        return reply(text, calls, Reply.Finish.TOOL_CALLS, Optional.empty(), Optional.empty());
    }

    public static Reply brokenOff(String text, ModelProblem problem) {
        return reply(
                text, List.of(), Reply.Finish.BROKEN_OFF, Optional.empty(), Optional.of(problem));
    }

    public static Reply metered(String text, Usage usage) {
        return reply(text, List.of(), Reply.Finish.STOP, Optional.of(usage), Optional.empty());
    }

    private static Reply reply(
            String text,
            List<ToolCall> calls,
            Reply.Finish finish,
            Optional<Usage> usage,
            Optional<ModelProblem> problem) {
        return new Reply(text, "", calls, finish, usage, Optional.empty(), problem);
    }
}
