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
 * One command that ran in a copy of the disk, in a fork of the session's shell.
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
        List<String> changed = new ArrayList<>();
        CommandResult result;
        try {
            ShellState before = shell.state().without(OpenRehearsal.HIDDEN_VARIABLES);
            try (ShellSession copy = shell.fork(before, open.surroundings())) {
                open.watch(copy::close);
                ShellState start = copy.state();
                result = result(copy.run(command, Keeping.OUTPUT), shell).of(shown);
                shell.continueOutputs(copy.nextOutput() - 1);
                if (copy.endedMeanwhile().isEmpty()) {
                    changed.addAll(changes(start, copy));
                    copy.runInternal(OpenRehearsal.LAST_COMMAND);
                } else {
                    changed.add("the shell ends");
                }
            }
        } catch (ShellException e) {
            String why = open.failure();
            open.abandon();
            throw new RehearsalException(why, e);
        } catch (RehearsalException | InterruptedException | RuntimeException e) {
            open.abandon();
            throw e;
        }
        return new RehearsalRun(open.finish(shown, result.status(), changed), result);
    }

    /** A command may have deleted what the shell needs for its answer. */
    private static List<String> changes(ShellState start, ShellSession copy)
            throws InterruptedException {
        try {
            return start.changesTo(copy.state());
        } catch (ShellException e) {
            return List.of("unknown: the shell could not tell");
        }
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
