package aish.chat.tools;

import aish.context.Turn;
import aish.model.ToolCall;
import aish.model.ToolSpec;
import java.util.List;

/** Tools that a model may call while it answers. Used by one thread. */
public interface ToolCalls {
    /**
     * What came of an answer's calls.
     *
     * @param results one for each call, in the order of the calls; errors and refusals as well
     * @param goesOn whether the model is to see them now; not if the person interrupted
     */
    record Done(List<Turn.Tools.Result> results, boolean goesOn) {
        public Done {
            results = List.copyOf(results);
        }

        /** None was called, all for the same reason. */
        public static Done none(List<ToolCall> calls, String reason, boolean goesOn) {
            return new Done(
                    calls.stream()
                            .map(call -> new Turn.Tools.Result(call.id(), "[aish] " + reason))
                            .toList(),
                    goesOn);
        }
    }

    /** There are none. */
    ToolCalls EMPTY =
            new ToolCalls() {
                @Override
                public List<ToolSpec> offered() {
                    return List.of();
                }

                @Override
                public Done carryOut(List<ToolCall> calls) {
                    return Done.none(calls, "there is no such tool", true);
                }
            };

    /** Says which tools a question goes without, because their server is not there yet. */
    default void sayMissing() {}

    /** The tools there are now, always in the same order. */
    List<ToolSpec> offered();

    /** Carries out calls, as far as the person agrees; blocks until each has its result. */
    Done carryOut(List<ToolCall> calls);

    /** How often in a row a model may call tools before it must answer. */
    default int mostRounds() {
        return 25;
    }
}
