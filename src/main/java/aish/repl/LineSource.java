package aish.repl;

import aish.console.Input;
import aish.console.PromptState;

/** Where lines come from: a person at the line editor, or a file. */
public interface LineSource {
    /**
     * An interactive bash says "exit" when it exits, which only a person at a prompt should see.
     */
    String SILENT_FAREWELL = "exit 2>/dev/null";

    Input read(PromptState prompt);

    /** Reads one more line of a text that is being collected. */
    Input readMore();

    /** The command that ends the shell once there are no more lines. */
    default String farewell() {
        return "exit";
    }
}
