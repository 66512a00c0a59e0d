package aish.front;

import aish.terminal.Input;
import aish.terminal.PromptState;

/** Where lines come from: a person at the line editor, or a file. */
public interface LineSource {
    Input read(PromptState prompt);

    /** Reads one more line of a text that is being collected. */
    Input readMore();

    /** The next line read begins with that text, for a person to change. */
    default void prepare(String text) {}

    /**
     * The next line read is suggested to be that one.
     *
     * @return whether the person will see it
     */
    default boolean offer(String line) {
        return false;
    }

    /** A command that ran without having been typed is found again among those that were. */
    default void remember(String command) {}

    /** Whether nobody types: a script's lines, not a person's. */
    default boolean isScript() {
        return false;
    }
}
