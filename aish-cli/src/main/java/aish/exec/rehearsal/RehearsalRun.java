package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.RunOutcome;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellSession.Keeping;
import aish.shell.ShellState;

/**
 * One command that ran in a copy of the disk, in a shell with the state of the session's.
 *
 * @param rehearsal what it did
 * @param result its status and output; the directory is still that of the session's shell
 */
public record RehearsalRun(Rehearsal rehearsal, CommandResult result) {
    /**
     * @param shown the command without its secrets
     */
    static RehearsalRun of(OpenRehearsal open, ShellSession shell, String command, String shown)
            throws RehearsalException, InterruptedException {
        RunOutcome outcome;
        ShellState start;
        Optional<ShellState> last = Optional.empty();
        try {
            shell.enter(open.surroundings(), shell.state());
            try {
                open.watch(shell.ending());
                start = shell.state();
                outcome = shell.run(command, Keeping.OUTPUT);
            } finally {
                last = shell.leave();
            }
        } catch (ShellException e) {
            String why = open.failure();
            open.abandon();
            throw new RehearsalException(why, e);
        } catch (RehearsalException | InterruptedException | RuntimeException e) {
            open.abandon();
            throw e;
        }
        CommandResult result = result(outcome, shell).of(shown);
        List<String> changed =
                last.map(start::changesTo)
                        .orElse(
                                List.of(
                                        outcome instanceof RunOutcome.Finished
                                                ? "unknown: the shell could not tell"
                                                : "the shell ends"));
        return new RehearsalRun(open.finish(shown, result.status(), changed), result);
    }

    private static CommandResult result(RunOutcome outcome, ShellSession shell) {
        return switch (outcome) {
            case RunOutcome.Finished(CommandResult done, _) ->
                    new CommandResult(
                            done.command(),
                            done.status(),
                            done.duration(),
                            shell.directory(),
                            0,
                            0,
                            done.output());
            case RunOutcome.Exited(int status) -> ended(status, shell);
            case RunOutcome.Died(int signal) -> ended(128 + signal, shell);
            case RunOutcome.Unresponsive _, RunOutcome.Lost _ -> ended(1, shell);
        };
    }

    private static CommandResult ended(int status, ShellSession shell) {
        return new CommandResult(
                "", status, Duration.ZERO, shell.directory(), 0, 0, CapturedOutput.NOTHING);
    }
}
