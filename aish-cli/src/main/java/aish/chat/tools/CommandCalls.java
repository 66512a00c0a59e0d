package aish.chat.tools;

import module java.base;

import aish.approval.Action;
import aish.approval.Decision;
import aish.approval.Gate;
import aish.safety.permissions.Permission;

/**
 * Runs the commands that models call for by a tool, like those that they propose, and decides about
 * calls of other tools.
 */
@FunctionalInterface
public interface CommandCalls {
    /** How it went on. */
    enum Ending {
        /** The model is told, whether the command ran or not. */
        TOLD,
        /** The user said something to the model instead of deciding. */
        REPLIED,
        /** The user wants nothing more of this answer. */
        INTERRUPTED
    }

    /**
     * @param text what the model is told
     */
    record Told(String text, Ending ending) {}

    /** There is no shell. */
    static CommandCalls none() {
        return (_, _) -> new Told("[aish] not run: there is no shell", Ending.TOLD);
    }

    /**
     * Has a command decided about, and runs it.
     *
     * @param rule what the user's rules say about calling for commands by a tool
     */
    Told run(String command, Permission rule);

    /**
     * Decides about a call of another tool. The model waits for the result, so it cannot explain
     * the call.
     */
    default Decision decide(Action.ToolCall call, Gate gate) {
        return gate.decide(call, _ -> {});
    }

    /** Returns what the user typed for the model during these calls, only once. */
    default List<String> nextLines() {
        return List.of();
    }

    /** Whether each call is decided about only when the one before it has ended. */
    default boolean isOneByOne() {
        return false;
    }

    /** Called with the result of a call of another tool; returns whether the next ones are made. */
    default Ending ended(Action.ToolCall call, String result) {
        return Ending.TOLD;
    }
}
