package aish.chat.tools;

import aish.safety.permissions.Permission;

/** Runs the commands that models call for by a tool, like those that they propose. */
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
    record Done(String text, Ending ending) {}

    /** There is no shell. */
    CommandCalls NONE = (_, _) -> new Done("[aish] not run: there is no shell", Ending.TOLD);

    /**
     * Has a command decided about, and runs it.
     *
     * @param rule what the user's rules say about calling for commands by a tool
     */
    Done run(String command, Permission rule);
}
