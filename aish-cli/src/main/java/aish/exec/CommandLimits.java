package aish.exec;

import module java.base;

import aish.safety.permissions.StatedLimits;
import aish.shell.CommandResult;
import aish.shell.ShellState;

/**
 * Limits for commands that nobody watches. What an implementation leaves out lets everything
 * through. Used by one thread.
 */
public interface CommandLimits {
    /** No limits. */
    CommandLimits NONE = new CommandLimits() {};

    /** A command that runs without limits. */
    @FunctionalInterface
    interface Unconfined<T> {
        T run() throws InterruptedException;
    }

    /**
     * Sets the limits, if they are wanted and the kernel knows them.
     *
     * @throws RefusedException if they could not be set, so that nothing must run
     */
    default void enter() throws RefusedException, InterruptedException {}

    /**
     * Ends the limits, if they were set.
     *
     * @return what had become of the shell within them, if that is known
     */
    default Optional<ShellState> leave() throws InterruptedException {
        return Optional.empty();
    }

    /** Whether the kernel enforces limits now. */
    default boolean areSet() {
        return false;
    }

    /**
     * The project that commands may change within limits.
     *
     * @param directory a real path
     * @param limits the same in words, with what commands can reach; temporary directories and
     *     caches may always be written
     */
    record Project(Path directory, StatedLimits limits) {
        /** The directory for display. */
        public String name() {
            return limits.places().getFirst();
        }
    }

    /** Returns the project that the limits let commands change; empty if there is none. */
    default Optional<Project> project() {
        return Optional.empty();
    }

    /**
     * Returns the variables and functions that programs inherit within the limits, as the shell
     * prints them; empty if that is not known.
     */
    default String exported() {
        return "";
    }

    /**
     * Whether a command that the user must have approved cannot work within the limits: it needs
     * other privileges, or writes what they protect.
     */
    default boolean mustStepOut(CommandAssessment assessment) {
        return false;
    }

    /** Whether a file may be written or created within the limits. */
    default boolean allowsWriting(Path file) {
        return true;
    }

    /** Runs something without limits. */
    default <T> T outside(Unconfined<T> command) throws InterruptedException {
        return command.run();
    }

    /** Returns what the limits kept a command from; empty if that is nothing, or nothing new. */
    default Optional<Refusal> refused(CommandResult result) throws InterruptedException {
        return Optional.empty();
    }
}
