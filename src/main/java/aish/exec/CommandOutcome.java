package aish.exec;

import aish.shell.CommandResult;

/** What came of a command that the executor was asked to run. */
public sealed interface CommandOutcome {
    /** It ran, and the shell is back at its prompt. */
    record Finished(CommandResult result) implements CommandOutcome {}

    /** The user interrupted it, and the shell is back at its prompt. */
    record Interrupted(CommandResult result) implements CommandOutcome {}

    /** The command made the shell exit, which ends aish with that status. */
    record ShellLeft(int status) implements CommandOutcome {}

    /** The shell died and was replaced, or there is none that could be used. */
    record ShellDied(int status) implements CommandOutcome {}

    /** It did not run. */
    sealed interface Refused extends CommandOutcome {
        /**
         * A check forbids it, or it names a line that the history does not have.
         *
         * @param result as if the shell had refused it, for the model
         */
        record ByCheck(CommandResult result) implements Refused {}

        /**
         * Files that it changes could not be copied; a gate may let it run without that.
         *
         * @param why in words that follow "cannot be undone: "
         */
        record NoUndo(String why) implements Refused {}
    }
}
