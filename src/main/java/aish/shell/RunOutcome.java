package aish.shell;

/** How running a line ended for the session. */
public sealed interface RunOutcome {
    /** The shell is back at its prompt. */
    record Finished(CommandResult result) implements RunOutcome {}

    /** The line made the shell exit, which ends aish. */
    record Left(int status) implements RunOutcome {}

    /** The shell process was killed; a new one must be started. */
    record Died(int signal) implements RunOutcome {}

    /** The shell no longer told when a command was done, and was ended; a new one is needed. */
    record Mute() implements RunOutcome {}
}
