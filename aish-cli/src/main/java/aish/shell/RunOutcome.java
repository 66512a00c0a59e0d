package aish.shell;

/** How running a line ended. */
public sealed interface RunOutcome {
    /**
     * The shell is back at its prompt.
     *
     * @param interrupted whether the interrupt key was typed meanwhile, whatever the command made
     *     of it
     */
    record Finished(CommandResult result, boolean interrupted) implements RunOutcome {}

    /** The line made the shell exit, which ends aish. */
    record Exited(int status) implements RunOutcome {}

    /** The shell process was killed and must be replaced. */
    record Died(int signal) implements RunOutcome {}

    /**
     * The connection to the shell was lost; the line may still be running, or not.
     *
     * @param said what the program printed that held the connection
     */
    record Lost(String said) implements RunOutcome {}

    /** The shell no longer reported the end of commands and was ended; it must be replaced. */
    record Unresponsive() implements RunOutcome {}
}
