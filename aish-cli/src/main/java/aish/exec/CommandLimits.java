package aish.exec;

import module java.base;

import aish.safety.permissions.StatedLimits;
import aish.shell.CommandResult;
import aish.shell.ShellState;

/** Limits for commands that nobody watches. Used by one thread. */
public interface CommandLimits {
    /** No limits. */
    CommandLimits NONE = new None();

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
    void enter() throws RefusedException, InterruptedException;

    /**
     * Ends the limits, if they were set.
     *
     * @return what had become of the shell within them, if that is known
     */
    Optional<ShellState> leave() throws InterruptedException;

    /** Whether the kernel enforces limits now. */
    boolean areSet();

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
    Optional<Project> project();

    /**
     * Returns the variables and functions that programs inherit within the limits, as the shell
     * prints them; empty if that is not known.
     */
    String exported();

    /**
     * Whether a command that the user must have approved cannot work within the limits: it needs
     * other privileges, or writes what they protect.
     */
    boolean mustStepOut(CommandAssessment assessment);

    /** Whether a file may be written or created within the limits. */
    boolean allowsWriting(Path file);

    /** Runs something without limits. */
    <T> T outside(Unconfined<T> command) throws InterruptedException;

    /** Returns what the limits kept a command from; empty if that is nothing, or nothing new. */
    Optional<Refusal> refused(CommandResult result) throws InterruptedException;

    /** Lets everything through. */
    record None() implements CommandLimits {
        @Override
        public void enter() {}

        @Override
        public Optional<ShellState> leave() {
            return Optional.empty();
        }

        @Override
        public boolean areSet() {
            return false;
        }

        @Override
        public Optional<Project> project() {
            return Optional.empty();
        }

        @Override
        public String exported() {
            return "";
        }

        @Override
        public boolean mustStepOut(CommandAssessment assessment) {
            return false;
        }

        @Override
        public boolean allowsWriting(Path file) {
            return true;
        }

        @Override
        public <T> T outside(Unconfined<T> command) throws InterruptedException {
            return command.run();
        }

        @Override
        public Optional<Refusal> refused(CommandResult result) {
            return Optional.empty();
        }
    }
}
