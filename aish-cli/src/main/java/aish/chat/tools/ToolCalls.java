package aish.chat.tools;

import module java.base;

import aish.context.Turn;
import aish.model.Message.ToolCall;
import aish.model.ModelRequest.ToolSpec;

/** The tools that a model may call while it answers. Used by one thread. */
public interface ToolCalls {
    /**
     * The result of an answer's calls.
     *
     * @param results one for each call, in the order of the calls, including errors and refusals
     * @param goesOn whether the model is to see them now; false if the user interrupted
     */
    record Done(List<Turn.Tools.Result> results, boolean goesOn) {
        public Done {
            results = List.copyOf(results);
        }

        /** Returns results for calls that were all refused for the same reason. */
        public static Done none(List<ToolCall> calls, String reason, boolean goesOn) {
            return new Done(
                    calls.stream()
                            .map(call -> new Turn.Tools.Result(call.id(), "[aish] " + reason))
                            .toList(),
                    goesOn);
        }
    }

    /** No tools. */
    ToolCalls EMPTY =
            new ToolCalls() {
                @Override
                public List<ToolSpec> offered() {
                    return List.of();
                }

                @Override
                public Done carryOut(List<ToolCall> calls, CommandCalls commands) {
                    return Done.none(calls, "there is no such tool", true);
                }
            };

    /** Tells the user which tools are missing because their server is not connected yet. */
    default void sayMissing() {}

    /** Returns the available tools, always in the same order. */
    List<ToolSpec> offered();

    /**
     * Makes the calls that the user agrees to; blocks until each has a result.
     *
     * @param commands runs those that are commands
     */
    Done carryOut(List<ToolCall> calls, CommandCalls commands);

    /** How many rounds of calls a model may make before it must answer. */
    default int mostRounds() {
        return 25;
    }
}
