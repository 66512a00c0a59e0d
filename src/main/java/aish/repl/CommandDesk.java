package aish.repl;

import aish.console.Event;
import aish.console.Event.Author;
import aish.console.EventSink;
import aish.console.ExitCode;
import aish.console.PlainText;
import aish.console.PromptState;
import aish.engine.Clearance;
import aish.engine.Dialogue;
import aish.engine.RefusedException;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.Outcome;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.syntax.ShellQuoting;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Runs commands in the person's shell, tells the model of them, and keeps what the next prompt
 * shows. Whatever runs gives the status to exit with if the shell has ended, else nothing.
 */
final class CommandDesk {
    /** What a shell reports of a command that it found and may not run. */
    private static final int REFUSED = 126;

    /** One way to have the shell run a command. */
    private interface Start {
        Outcome run(String command) throws ShellException, InterruptedException;
    }

    private final ShellSession shell;
    private final HistoryExpansion expansion;
    private final Dialogue dialogue;
    private final Clearance clearance;
    private final Runnable afterCommand;
    private final EventSink events;
    private int status;
    private int jobs;
    private Duration duration = Duration.ZERO;
    private Optional<CommandResult> last = Optional.empty();

    CommandDesk(
            ShellSession shell,
            Dialogue dialogue,
            Clearance clearance,
            Runnable afterCommand,
            EventSink events) {
        this.clearance = clearance;
        this.shell = shell;
        this.expansion = new HistoryExpansion(shell);
        this.dialogue = dialogue;
        this.afterCommand = afterCommand;
        this.events = events;
    }

    /** What came of the last command, if it came back. */
    Optional<CommandResult> last() {
        return last;
    }

    /** Of the last command. */
    int status() {
        return status;
    }

    PromptState prompt(int count, boolean armed) {
        return new PromptState(
                dialogue.model(),
                dialogue.stance(),
                status,
                shell.directory(),
                count,
                duration,
                jobs,
                armed);
    }

    /**
     * @param line as it was typed, with the blank before what is to be forgotten
     */
    OptionalInt runTyped(String command, String line) throws InterruptedException {
        if (command.isBlank()) {
            return OptionalInt.empty();
        }
        try {
            Optional<String> expanded = expansion.expand(command, events);
            if (expanded.isEmpty()) {
                status = ExitCode.FAILED;
                return OptionalInt.empty();
            }
            boolean secret = line.startsWith(" ");
            return secret
                    ? followSecret(shell.runUnkept(expanded.get()))
                    : noted(expanded.get(), Author.PERSON, shell::runTyped);
        } catch (ShellException e) {
            return unusable(e);
        }
    }

    OptionalInt run(String command) throws InterruptedException {
        if (command.isBlank()) {
            return OptionalInt.empty();
        }
        try {
            return noted(command, Author.PERSON, shell::run);
        } catch (ShellException e) {
            return unusable(e);
        }
    }

    /** Runs a command that a person approved, which their history knows already. */
    OptionalInt runProposed(String command) throws InterruptedException {
        try {
            return noted(command, Author.MODEL, shell::runTyped);
        } catch (ShellException e) {
            return unusable(e);
        }
    }

    private OptionalInt noted(String command, Author author, Start start)
            throws ShellException, InterruptedException {
        String whole;
        try {
            whole = clearance.clear(command, author, shell.directory());
        } catch (RefusedException e) {
            return refused(command, author, e.why());
        }
        events.emit(new Event.Started(command, author, shell.directory(), shell.nextOutput()));
        // what holds a secret is kept out of the shell's history too
        Outcome outcome =
                whole.equals(command) && !clearance.isPrivate(command)
                        ? start.run(command)
                        : known(command, shell.run(whole));
        if (outcome instanceof Outcome.Finished(CommandResult result)) {
            events.emit(new Event.Ran(result, author));
        }
        return follow(outcome);
    }

    /** What came of it, under the command as everybody may see it. */
    private static Outcome known(String command, Outcome outcome) {
        return outcome instanceof Outcome.Finished(CommandResult result)
                ? new Outcome.Finished(
                        new CommandResult(
                                command,
                                result.status(),
                                result.duration(),
                                result.directory(),
                                result.running(),
                                result.stopped(),
                                result.output()))
                : outcome;
    }

    /** A model is told why its command did not run, as if the shell had said so. */
    private OptionalInt refused(String command, Author author, String why) {
        events.emit(new Event.Problem(PlainText.oneLine(why)));
        CommandResult result =
                new CommandResult(
                        command,
                        REFUSED,
                        Duration.ZERO,
                        shell.directory(),
                        0,
                        0,
                        new CapturedOutput(
                                0, "aish: not run: " + why, 0, "", false, Optional.empty()));
        if (author == Author.MODEL) {
            dialogue.ran(result);
        }
        return finished(result);
    }

    /** Says goodbye to the shell, even if there is none. */
    OptionalInt leave(String farewell) throws InterruptedException {
        if (shell.isStarting()) {
            return OptionalInt.of(ExitCode.OK); // nothing ran in it, so there is nothing to ask
        }
        try {
            Outcome outcome = shell.runUnkept(farewell);
            if (outcome instanceof Outcome.Finished(CommandResult result)) {
                events.emit(new Event.Ran(result, Author.PERSON));
            }
            return follow(outcome);
        } catch (ShellException e) {
            return OptionalInt.of(ExitCode.FAILED);
        }
    }

    /** Whoever only presses Enter may want to know what has become of their jobs. */
    OptionalInt lookAtJobs() throws InterruptedException {
        try {
            jobs = jobs == 0 ? 0 : shell.lookAtJobs();
        } catch (ShellException e) {
            return unusable(e);
        }
        return OptionalInt.empty();
    }

    /** The shell's pager shows the file; that this ran is nobody's business. */
    OptionalInt page(Path file) throws InterruptedException {
        String quoted = ShellQuoting.quote(file.toString());
        try {
            shell.runAside(
                    "if [ -t 1 ] && [ \"$TERM\" != dumb ]; then LESS= ${PAGER:-less -R} "
                            + quoted
                            + "; else cat "
                            + quoted
                            + "; fi");
        } catch (ShellException e) {
            events.emit(new Event.Problem(PlainText.of(String.valueOf(e.getMessage()))));
        }
        return OptionalInt.empty();
    }

    /** False if the shell has not started yet and the person interrupted its start. */
    boolean awaitShell() throws InterruptedException {
        try {
            return shell.attendStart();
        } catch (ShellException e) {
            return true; // whoever runs a command is told
        }
    }

    /** A shell that died while nothing ran must not take the next line with it. */
    OptionalInt replaceDeadShell() throws InterruptedException {
        try {
            Optional<Outcome> ended = shell.endedMeanwhile();
            return ended.isPresent() ? follow(ended.get()) : OptionalInt.empty();
        } catch (ShellException e) {
            return unusable(e);
        }
    }

    private OptionalInt follow(Outcome outcome) throws ShellException, InterruptedException {
        return switch (outcome) {
            case Outcome.Finished(CommandResult result) -> {
                dialogue.ran(result);
                yield finished(result);
            }
            case Outcome.Left(int left) -> OptionalInt.of(left);
            case Outcome.Died(int signal) ->
                    revive(128 + signal, "the shell was killed by signal " + signal);
            case Outcome.Mute _ ->
                    revive(
                            ExitCode.FAILED,
                            "the shell no longer reported when a command was done, so it was"
                                    + " ended");
        };
    }

    /** What a person wants forgotten, no model is told of. */
    private OptionalInt followSecret(Outcome outcome) throws ShellException, InterruptedException {
        return outcome instanceof Outcome.Finished(CommandResult result)
                ? finished(result)
                : follow(outcome);
    }

    private OptionalInt finished(CommandResult result) {
        last = Optional.of(result);
        status = result.status();
        duration = result.duration();
        jobs = result.running() + result.stopped();
        afterCommand.run();
        return OptionalInt.empty();
    }

    private OptionalInt revive(int left, String why) throws InterruptedException, ShellException {
        status = left;
        jobs = 0;
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
        return OptionalInt.empty();
    }

    private OptionalInt unusable(ShellException e) {
        status = ExitCode.FAILED;
        events.emit(new Event.Problem(PlainText.of(String.valueOf(e.getMessage()))));
        return OptionalInt.empty();
    }
}
