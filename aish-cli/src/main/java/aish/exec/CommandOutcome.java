package aish.exec;

import aish.shell.CommandResult;

/** The outcome of a command that the executor was asked to run. */
public sealed interface CommandOutcome {
    /** It ran, and the shell is back at its prompt. */
    record Finished(CommandResult result) implements CommandOutcome {}

    /** The user typed the interrupt key while it ran, and the shell is back at its prompt. */
    record Interrupted(CommandResult result) implements CommandOutcome {}

    /** The shell exited, which ends aish with that status. */
    record ShellLeft(int status) implements CommandOutcome {}

    /** The shell died and was replaced, or there is no usable shell. */
    record ShellDied(int status) implements CommandOutcome {}

    /** The shell on another machine has ended, so that the session is where it came from. */
    record CameBack(int status) implements CommandOutcome {}

    /** It did not run. */
    sealed interface Refused extends CommandOutcome {
        /**
         * A check forbids it, or it refers to a line that is not in the history.
         *
         * @param result for the model, as if the shell had refused it
         */
        record ByCheck(CommandResult result) implements Refused {}

        /**
         * Files that it changes could not be copied; a gate may still let it run.
         *
         * @param why in words that follow "cannot be undone: "
         */
        record NoUndo(String why) implements Refused {}
    }
}
