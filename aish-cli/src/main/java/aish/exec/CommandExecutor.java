package aish.exec;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ShellScanner;
import aish.event.Event;
import aish.event.Event.Author;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.RehearsalRun;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.patch.CopyTarget;
import aish.patch.PatchTarget;
import aish.safety.permissions.StatedLimits;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.OutputCapture;
import aish.shell.RunOutcome;
import aish.shell.ShellDialect;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellSession.Keeping;
import aish.shell.remote.Target.TargetException;
import aish.text.PlainText;
import aish.undo.UndoStore;
import aish.undo.UndoStore.UndoException;

/**
 * The only way to the shell: checks, records, starts and publishes every command, whoever wrote or
 * approved it. It decides nothing. Used by one thread.
 */
public final class CommandExecutor {
    /**
     * The result of a model's command.
     *
     * @param kept what was copied before it ran, so that it can be undone
     * @param breach what its contract kept it from
     */
    public record Execution(
            CommandOutcome outcome,
            Optional<? extends UndoStore.Saved> kept,
            Optional<Refusal> breach) {
        public Execution(CommandOutcome outcome, Optional<? extends UndoStore.Saved> kept) {
            this(outcome, kept, Optional.empty());
        }
    }

    /** The status of a command that was found but could not be run. */
    private static final int REFUSED = 126;

    /** The status that bash reports for a job that Ctrl-Z stopped. */
    private static final int SUSPENDED = 148;

    private final ShellSession shell;
    private final ShellKeeper keeper;
    private final HistoryExpansion expansion;
    private final PreRunCheck check;
    private final CommandAssessor assessor;
    private final TypedUndo typed;
    private final ContractedRuns contracts;
    private final EventSink events;

    /**
     * @param contracts runs the commands that contracts are about
     * @param events receives what commands do
     */
    public CommandExecutor(
            ShellSession shell,
            ShellKeeper keeper,
            PreRunCheck check,
            CommandAssessor assessor,
            TypedUndo typed,
            ContractedRuns contracts,
            EventSink events) {
        this.shell = shell;
        this.keeper = keeper;
        this.expansion = new HistoryExpansion(shell);
        this.check = check;
        this.assessor = assessor;
        this.typed = typed;
        this.contracts = contracts;
        this.events = events;
    }

    /** Applies patches. */
    public PatchExecutor patches() {
        return new PatchExecutor(shell::directory, this::patched, check, assessor, events);
    }

    private PatchTarget patched() {
        return shell.seesOtherFiles()
                ? new CopyTarget(keeper::ask, shell.isOnCopy(), assessor.there())
                : new PatchTarget.Disk(assessor::store);
    }

    /** Assesses a command. */
    public CommandAssessment assess(String command) {
        return assessor.assess(command);
    }

    /**
     * Assesses a command again if it was edited.
     *
     * @param before the assessment before it was edited
     */
    public CommandAssessment assess(String command, CommandAssessment before) {
        return command.equals(before.command()) ? before : assessor.assess(command);
    }

    /**
     * Runs a line that the user typed.
     *
     * @param unrecorded whether it must not be recorded
     */
    public CommandOutcome runTyped(String command, boolean unrecorded) throws InterruptedException {
        try {
            Optional<String> expanded = expansion.expand(command, events);
            if (expanded.isEmpty()) {
                keeper.noteFailure();
                return refused(command, "the history has no such line");
            }
            return unrecorded
                    ? keeper.settle(start(expanded.get(), expanded.get(), Keeping.NOTHING))
                    : runUndoably(expanded.get());
        } catch (ShellException e) {
            return keeper.unusable(e);
        }
    }

    private CommandOutcome runUndoably(String line) throws InterruptedException {
        Optional<UndoStore.SavedFiles> saved = Optional.empty();
        Optional<String> unsaved = Optional.empty();
        try {
            saved = check.isPrivate(line) ? Optional.empty() : typed.setAside(line);
        } catch (UndoException e) {
            unsaved = Optional.of(e.why());
        }
        CommandOutcome outcome = checked(line, Author.PERSON, Keeping.ALL);
        if (saved.isPresent() && !mayStillWrite(line, outcome)) {
            typed.ended(saved.get());
        }
        if (unsaved.isPresent() && !(outcome instanceof CommandOutcome.Refused)) {
            events.emit(new Event.Notice("This cannot be undone: " + unsaved.get() + "."));
        }
        return outcome;
    }

    /**
     * Runs the shell command that a meta command stands for; the history already has the latter.
     */
    public CommandOutcome run(String command) throws InterruptedException {
        return checked(command, Author.PERSON, Keeping.OUTPUT);
    }

    /**
     * Runs a model's command that a gate allowed, within its contract if it has one. Copies what it
     * changes before the checks, because a gate decides again if copying fails, and no check should
     * run twice.
     *
     * @param id its name in the session
     * @param undoable whether it may run only if the files were copied
     */
    public Execution run(String id, CommandAssessment assessment, boolean undoable)
            throws InterruptedException {
        String command = assessment.command();
        Optional<? extends UndoStore.Saved> kept;
        try {
            kept = undoable ? capture(id, assessment) : Optional.empty();
        } catch (UndoException e) {
            return new Execution(new CommandOutcome.Refused.NoUndo(e.why()), Optional.empty());
        }
        events.emit(new Event.Running(command));
        List<Refusal> breaches = new ArrayList<>();
        CommandOutcome outcome = held(command, assessment.permission().limits(), breaches::add);
        if (kept.isPresent() && !mayStillWrite(command, outcome)) {
            close(kept.get());
        }
        return new Execution(outcome, kept, breaches.stream().findFirst());
    }

    private CommandOutcome held(
            String command, Optional<StatedLimits> limits, Consumer<Refusal> breached)
            throws InterruptedException {
        try {
            return limits.isEmpty()
                    ? checked(command, Author.MODEL, Keeping.ALL)
                    : contracts.run(
                            limits.get(),
                            () -> checked(command, Author.MODEL, Keeping.ALL),
                            breached);
        } catch (RefusedException e) {
            return refusedByCheck(command, Author.MODEL, e.why());
        }
    }

    private Optional<? extends UndoStore.Saved> capture(String id, CommandAssessment assessment)
            throws UndoException {
        if (!(assessment.undo() instanceof UndoStore.UndoProspect.Possible)) {
            return Optional.empty();
        }
        try (EventSink.Progress _ = events.busy("copying files for :undo")) {
            return assessor.capture(id, assessment);
        }
    }

    /** Returns why commands of the shell cannot be rehearsed; empty if they can. */
    public Optional<String> rehearsalObstacle() {
        if (shell.remote().isPresent()) {
            return Optional.of(
                    "Commands cannot be rehearsed on %s: a copy of its disk needs aish there."
                            .formatted(shell.remote().get().target()));
        }
        return shell.dialect() == ShellDialect.BASH
                ? Optional.empty()
                : Optional.of("Only bash can be rehearsed, not " + shell.dialect() + ".");
    }

    /**
     * Runs a command on a copy of the disk, after the same checks as any other.
     *
     * @throws RehearsalException if a check refused it, or it could not be rehearsed
     */
    public Rehearsal rehearse(
            Rehearsals rehearsals, String command, Author author, Rehearsals.Network network)
            throws RehearsalException, InterruptedException {
        Optional<String> obstacle = rehearsalObstacle();
        if (obstacle.isPresent()) {
            throw new RehearsalException(obstacle.get());
        }
        try {
            String whole = check.clear(command, author);
            RehearsalRun done = rehearsals.run(shell, whole, command, network);
            publish(done.result().of(Event.Rehearsed.TYPED + command), author);
            keeper.noteStatus(done.result().status());
            return done.rehearsal();
        } catch (RefusedException e) {
            throw new RehearsalException(PlainText.oneLine(e.why()), e);
        }
    }

    /** Publishes that what a rehearsed command of a model did is now on the disk. */
    public CommandResult carriedOut(String command, int status, String said) {
        CommandResult result = result(command, status, said);
        publish(result, Author.MODEL);
        keeper.note(result);
        return result;
    }

    /** Runs a command that this machine's shell does not run. */
    public interface Elsewhere {
        /**
         * @param command with its secrets
         * @param captures returns what keeps the next output
         * @return what it did, under the names by which it is recorded
         */
        List<CommandResult> run(String command, Supplier<OutputCapture> captures)
                throws TargetException, InterruptedException;
    }

    /** Runs a command elsewhere, after the same checks as any other. */
    public void runElsewhere(String command, Elsewhere there)
            throws RefusedException, TargetException, InterruptedException {
        String whole = check.clear(command, Author.PERSON);
        there.run(whole, shell::nextCapture)
                .forEach(done -> publish(done.in(shell.directory()), Author.PERSON));
    }

    /** Records the exit status of what did not run in this machine's shell. */
    public void noteStatus(int status) {
        keeper.noteStatus(status);
    }

    /** Publishes a command that ran without the session's shell. */
    private void publish(CommandResult result, Author author) {
        int used = result.output().number();
        int output = used > 0 ? used : shell.nextOutput();
        events.emit(new Event.Started(result.command(), author, shell.directory(), output));
        events.emit(new Event.Ran(result, author));
    }

    /** Ends the shell, even if it has not started yet. */
    public CommandOutcome leave(String farewell) throws InterruptedException {
        if (shell.isStarting()) {
            return new CommandOutcome.ShellLeft(ExitCode.OK); // nothing ran in it
        }
        try {
            return published(start(farewell, farewell, Keeping.NOTHING), Author.PERSON);
        } catch (ShellException e) {
            return new CommandOutcome.ShellLeft(ExitCode.FAILED);
        }
    }

    private CommandOutcome checked(String command, Author author, Keeping keeping)
            throws InterruptedException {
        try {
            String whole = check.clear(command, author);
            events.emit(new Event.Started(command, author, shell.directory(), shell.nextOutput()));
            // keep a command with a secret out of the shell's history too
            boolean open = whole.equals(command) && !check.isPrivate(command);
            RunOutcome outcome = start(whole, command, open ? keeping : Keeping.OUTPUT);
            return published(outcome, author);
        } catch (RefusedException e) {
            return refusedByCheck(command, author, e.why());
        } catch (ShellException e) {
            return ShellSession.isLeaving(command)
                    ? new CommandOutcome.ShellLeft(ExitCode.FAILED)
                    : keeper.unusable(e);
        }
    }

    private CommandOutcome refusedByCheck(String command, Author author, String why) {
        events.emit(new Event.Problem(PlainText.oneLine(why)));
        CommandOutcome.Refused.ByCheck refused = refused(command, why);
        if (author == Author.MODEL) {
            events.emit(new Event.Refused(refused.result()));
        }
        keeper.note(refused.result());
        return refused;
    }

    private CommandOutcome published(RunOutcome outcome, Author author)
            throws ShellException, InterruptedException {
        if (outcome instanceof RunOutcome.Finished(CommandResult result, _)) {
            events.emit(new Event.Ran(result, author));
        }
        return keeper.settle(outcome);
    }

    /**
     * Starts a command; the only place that does.
     *
     * @param shown the command without its secrets, for display
     */
    private RunOutcome start(String command, String shown, Keeping keeping)
            throws ShellException, InterruptedException {
        RunOutcome outcome = shell.run(command, keeping);
        return outcome instanceof RunOutcome.Finished(CommandResult result, boolean interrupted)
                ? new RunOutcome.Finished(result.of(shown), interrupted)
                : outcome;
    }

    private CommandOutcome.Refused.ByCheck refused(String command, String why) {
        return new CommandOutcome.Refused.ByCheck(
                result(command, REFUSED, "aish: not run: " + why));
    }

    private CommandResult result(String command, int status, String said) {
        return new CommandResult(
                command,
                status,
                Duration.ZERO,
                shell.directory(),
                0,
                0,
                new CapturedOutput(0, said, 0, "", false, Optional.empty()));
    }

    /** Whether the command was stopped or left part of itself running in the background. */
    private static boolean mayStillWrite(String command, CommandOutcome outcome) {
        boolean stopped =
                outcome instanceof CommandOutcome.Finished(CommandResult result)
                        && result.status() == SUSPENDED;
        return stopped || hasBackgroundPart(command);
    }

    private static boolean hasBackgroundPart(String command) {
        return ShellScanner.scan(command).tokens().stream()
                .filter(token -> token.kind() == ScanResult.TokenKind.OPERATOR)
                .anyMatch(token -> command.substring(token.start(), token.end()).equals("&"));
    }

    /**
     * Records how the command left the files. A capture that stays open, because the command may
     * still write, is undone as a whole.
     */
    private static void close(UndoStore.Saved kept) {
        try {
            kept.finished();
        } catch (IOException e) {
            // what the command created is then unknown, and :undo says so
        }
    }

    /**
     * Expands references to earlier lines ({@code !!}, {@code !$}, {@code ^a^b}) as the shell does,
     * by asking it.
     */
    private record HistoryExpansion(ShellSession shell) {
        /**
         * Returns the line to run; empty if it refers to something that does not exist, which has
         * been reported.
         */
        Optional<String> expand(String line, EventSink events)
                throws ShellException, InterruptedException {
            if (line.indexOf('!') < 0 && !line.startsWith("^")) {
                return Optional.of(line);
            }
            String answer = shell.ask(shell.dialect().expandHistory(line));
            int mark = answer.lastIndexOf('\u0001');
            if (mark < 0) {
                return Optional.of(line);
            }
            String text = answer.substring(0, mark).stripTrailing();
            if (!answer.endsWith("\u00010")) {
                events.emit(new Event.Problem(PlainText.of(text.replaceFirst("^.*history: ", ""))));
                return Optional.empty();
            }
            if (!text.equals(line)) {
                events.emit(new Event.Verbatim(text));
            }
            return Optional.of(text);
        }
    }
}
