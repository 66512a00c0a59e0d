package aish.terminal.editor;

import java.util.List;

/** The names and arguments of meta commands, for completion. */
public interface CommandWords {
    /** A command's name, without the colon, and what it does. */
    record Name(String name, String summary) {}

    List<Name> names();

    /**
     * Returns the possible values of a command's next argument.
     *
     * @param earlier the arguments before it
     */
    List<String> arguments(String name, List<String> earlier);

    /** Whether the next argument of a command may also be a file. */
    boolean takesFiles(String name, List<String> earlier);
}
