package aish.exec.rehearsal;

import module java.base;

import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.shell.CommandResult;
import aish.shell.RunOutcome;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellSession.Keeping;
import aish.shell.ShellState;

/** Runs one command in a copy of the disk, in a fork of the session's shell. */
final class RehearsalRun {
    private RehearsalRun() {}

    /**
     * @param shown the command without its secrets
     */
    static Rehearsal run(OpenRehearsal open, ShellSession shell, String command, String shown)
            throws RehearsalException, InterruptedException {
        List<String> changed = new ArrayList<>();
        int status;
        try {
            ShellState before = shell.state().without(open.hiddenVariables());
            try (ShellSession copy = shell.fork(before, open.launcher())) {
                open.watch(copy::close);
                ShellState start = copy.state();
                status = status(copy.run(command, Keeping.NOTHING));
                if (copy.endedMeanwhile().isEmpty()) {
                    changed.addAll(changes(open, start, copy));
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
        return open.finish(shown, status, changed);
    }

    /** A command may have deleted what the shell needs for its answer. */
    private static List<String> changes(OpenRehearsal open, ShellState start, ShellSession copy)
            throws RehearsalException, InterruptedException {
        try {
            return open.shellChanges(start, copy.state());
        } catch (ShellException e) {
            return List.of("unknown: the shell could not tell");
        }
    }

    private static int status(RunOutcome outcome) {
        return switch (outcome) {
            case RunOutcome.Finished(CommandResult result) -> result.status();
            case RunOutcome.Exited(int status) -> status;
            case RunOutcome.Died(int signal) -> 128 + signal;
            case RunOutcome.Unresponsive _ -> 1;
        };
    }
}
