package aish.commands;

import java.util.List;

/** One {@code :command}. What help says of it without building it is in {@link Manuals}. */
@FunctionalInterface
public interface MetaCommand {
    /** Does it and says what is to happen next. */
    Next run(String arguments);

    /**
     * What the next argument may be.
     *
     * @param earlier the arguments before it
     */
    default List<String> complete(List<String> earlier) {
        return List.of();
    }

    /** Whether the next argument may also be a file. */
    default boolean takesFiles(List<String> earlier) {
        return false;
    }

    /** The ways to call it, a line each; none if the manual says it all. */
    default List<String> usage() {
        return List.of();
    }
}
