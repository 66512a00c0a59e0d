package aish.front;

import aish.terminal.Input;
import aish.terminal.PromptTemplate.PromptState;

/** Where lines come from: a user at the line editor, or a file. */
public interface LineSource {
    Input read(PromptState prompt);

    /** Reads one more line of a multi-line text. */
    Input readMore();

    /** Called when all that the last line led to has ended, with a status as of a command. */
    default void ended(int status) {}

    /** Puts a text into the next line for the user to edit. */
    default void prepare(String text) {}

    /**
     * Suggests a line at the next prompt.
     *
     * @return whether the user will see it
     */
    default boolean offer(String line) {
        return false;
    }

    /** Whether the lines come from a script, not from a user. */
    default boolean isScript() {
        return false;
    }
}
