package aish.terminal.editor;

import java.util.List;

/** The words that meta commands are made of. */
public interface CommandWords {
    /** A command's name, without its colon, and what it does. */
    record Name(String name, String summary) {}

    List<Name> names();

    /**
     * What the next argument of a command may be.
     *
     * @param earlier the arguments before it
     */
    List<String> arguments(String name, List<String> earlier);

    /** Whether the next argument of a command may also be a file. */
    boolean takesFiles(String name, List<String> earlier);
}
