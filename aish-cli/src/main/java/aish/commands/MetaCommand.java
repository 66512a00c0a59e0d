package aish.commands;

import module java.base;

/** A {@code :command}. Its help, which is needed without building it, is in {@link Manuals}. */
@FunctionalInterface
public interface MetaCommand {
    /** Carries it out; returns what happens next. */
    Next run(String arguments);

    /**
     * Returns the possible next arguments.
     *
     * @param earlier the arguments before it
     */
    default List<String> complete(List<String> earlier) {
        return List.of();
    }

    /**
     * Returns the possible next arguments, for a command where they depend on how one starts.
     *
     * @param word what is typed of it
     */
    default List<String> complete(List<String> earlier, String word) {
        return complete(earlier);
    }

    /** Whether the next argument may also be a file. */
    default boolean takesFiles(List<String> earlier) {
        return false;
    }

    /** Returns the ways to call it, one line each; empty if the manual lists them all. */
    default List<String> usage() {
        return List.of();
    }
}
