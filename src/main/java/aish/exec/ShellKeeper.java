package aish.exec;

import aish.bash.ShellQuoting;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.shell.CommandResult;
import aish.shell.RunOutcome;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.text.PlainText;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Keeps a shell ready for commands: waits for its start, replaces one that died, and knows what the
 * prompt shows of it. Used by one thread.
 */
public final class ShellKeeper {
    /**
     * What the prompt shows of the last command.
     *
     * @param jobs running or stopped
     */
    public record Status(int code, Duration duration, int jobs) {}

    /** What bash reports of a command that Ctrl-C ended. */
    private static final int INTERRUPTED = 130;

    private final ShellSession shell;
    private final Runnable afterCommand;
    private final EventSink events;
    private Status last = new Status(0, Duration.ZERO, 0);

    /**
     * @param afterCommand told after each command, whose effects on the shell may matter elsewhere
     */
    public ShellKeeper(ShellSession shell, Runnable afterCommand, EventSink events) {
        this.shell = shell;
        this.afterCommand = afterCommand;
        this.events = events;
    }

    public Status last() {
        return last;
    }

    public Path directory() {
        return shell.directory();
    }

    /** False if the shell has not started yet and the user interrupted its start. */
    public boolean awaitStart() throws InterruptedException {
        try {
            return shell.awaitStart();
        } catch (ShellException e) {
            return true; // the next command says so
        }
    }

    /** Replaces a shell that died while nothing ran, so that the next line is not lost. */
    public Optional<CommandOutcome> replaceDead() throws InterruptedException {
        try {
            Optional<RunOutcome> ended = shell.endedMeanwhile();
            return ended.isPresent() ? Optional.of(settle(ended.get())) : Optional.empty();
        } catch (ShellException e) {
            return Optional.of(unusable(e));
        }
    }

    /** Lets the shell report jobs that have ended. */
    public void lookAtJobs() throws InterruptedException {
        try {
            int jobs = last.jobs() == 0 ? 0 : shell.reportJobs();
            last = new Status(last.code(), last.duration(), jobs);
        } catch (ShellException e) {
            unusable(e);
        }
    }

    /** Shows a file in the user's pager, which no record mentions. */
    public void page(Path file) throws InterruptedException {
        String quoted = ShellQuoting.quote(file.toString());
        try {
            shell.runInternal(
                    "if [ -t 1 ] && [ \"$TERM\" != dumb ]; then LESS= ${PAGER:-less -R} "
                            + quoted
                            + "; else cat "
                            + quoted
                            + "; fi");
        } catch (ShellException e) {
            events.emit(new Event.Problem(PlainText.of(String.valueOf(e.getMessage()))));
        }
    }

    /** Brings the shell back into a state in which the next command can run. */
    CommandOutcome settle(RunOutcome outcome) throws ShellException, InterruptedException {
        return switch (outcome) {
            case RunOutcome.Finished(CommandResult result) -> {
                note(result);
                yield result.status() == INTERRUPTED
                        ? new CommandOutcome.Interrupted(result)
                        : new CommandOutcome.Finished(result);
            }
            case RunOutcome.Exited(int status) -> new CommandOutcome.ShellLeft(status);
            case RunOutcome.Died(int signal) ->
                    replaced(128 + signal, "the shell was killed by signal " + signal);
            case RunOutcome.Unresponsive _ ->
                    replaced(
                            ExitCode.FAILED,
                            "the shell no longer reported when a command was done, so it was"
                                    + " ended");
        };
    }

    /** Takes note of a command that is over. */
    void note(CommandResult result) {
        last = new Status(result.status(), result.duration(), result.running() + result.stopped());
        afterCommand.run();
    }

    /** Takes note of a line that failed before it became a command. */
    void noteFailure() {
        last = new Status(ExitCode.FAILED, last.duration(), last.jobs());
    }

    CommandOutcome unusable(ShellException e) {
        noteFailure();
        events.emit(new Event.Problem(PlainText.of(String.valueOf(e.getMessage()))));
        return new CommandOutcome.ShellDied(ExitCode.FAILED);
    }

    private CommandOutcome replaced(int status, String why)
            throws InterruptedException, ShellException {
        last = new Status(status, last.duration(), 0);
        ShellSession.Start start = shell.restart();
        String rc = start == ShellSession.Start.READY ? "" : ", without its start-up file";
        events.emit(
                new Event.Problem(
                        why
                                + "; a new one has started in "
                                + PlainText.oneLine(shell.directory().toString())
                                + rc
                                + "; variables, functions and jobs are gone"));
        afterCommand.run();
        return new CommandOutcome.ShellDied(status);
    }
}
