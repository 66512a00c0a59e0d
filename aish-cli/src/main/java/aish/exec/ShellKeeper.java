package aish.exec;

import module java.base;

import aish.bash.ShellQuoting;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Operator;
import aish.shell.CommandResult;
import aish.shell.LostCommand;
import aish.shell.RunOutcome;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellState;
import aish.shell.ShellWorld;
import aish.shell.remote.RemoteFiles;
import aish.shell.remote.RemoteShell;
import aish.shell.remote.Target;
import aish.text.PlainText;
import aish.text.WordWrap;

/**
 * Keeps a shell ready for commands: waits for it to start, replaces one that died, and knows what
 * the prompt shows about it. Used by one thread.
 */
public final class ShellKeeper {
    /**
     * What the prompt shows about the last command.
     *
     * @param jobs how many are running or stopped
     */
    public record Status(int code, Duration duration, int jobs) {}

    /** Prints a text that fits the screen; says how to leave a longer one, which then stays. */
    private static final String LESS_FOR_TEXTS =
            "-F -R -X -Ps?eEnd, q to quit:Space for more, q to quit.$";

    /** Added to a signal's number to make an exit status. */
    private static final int SIGNAL_BASE = 128;

    /** The status of a shell in a container that was killed. */
    private static final int KILLED = SIGNAL_BASE + 9;

    /** How ssh exits if the shell there was killed; the connection is not lost. */
    private static final int SSH_TOLD_NOTHING = 255;

    private final ShellSession shell;
    private final Runnable afterCommand;
    private final Operator operator;
    private final EventSink events;
    private Consumer<String> moved = _ -> {};
    private Status last = new Status(0, Duration.ZERO, 0);

    /**
     * @param afterCommand called after each command, because it may have changed the shell
     * @param operator says whether to reconnect
     */
    public ShellKeeper(
            ShellSession shell, Runnable afterCommand, Operator operator, EventSink events) {
        this.shell = shell;
        this.afterCommand = afterCommand;
        this.operator = operator;
        this.events = events;
    }

    public Status last() {
        return last;
    }

    /** Forgets status and duration of the last command, which one prompt has shown. */
    public void forgetLast() {
        last = new Status(0, Duration.ZERO, last.jobs());
    }

    public Path directory() {
        return shell.directory();
    }

    /** Waits for the shell; returns false if the user interrupted its start. */
    public boolean awaitStart() throws InterruptedException {
        try {
            return shell.awaitStart();
        } catch (ShellException e) {
            return true; // the next command reports it
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

    /** Shows a file in the user's pager, without recording it. */
    public void page(Path file) throws InterruptedException {
        page(file, "");
    }

    /**
     * Shows a text in the user's pager, or prints it if it fits the screen. Its lines are broken
     * between words.
     */
    public void page(String text) throws InterruptedException {
        String wrapped = new WordWrap(shell.size().columns(), String::length).lines(text);
        if (wrapped.lines().count() < shell.size().rows()) {
            events.emit(new Event.Answer(text));
            return;
        }
        try {
            pageAsIs(wrapped.endsWith("\n") ? wrapped : wrapped + "\n");
        } catch (IOException e) {
            events.emit(new Event.Answer(text));
        }
    }

    /** Shows a text in the user's pager, with its lines and colours. */
    public void pageAsIs(String text) throws IOException, InterruptedException {
        Path file = Files.createTempFile("aish-", ".txt");
        try {
            Files.writeString(file, text);
            page(file, LESS_FOR_TEXTS);
        } finally {
            Files.deleteIfExists(file);
        }
    }

    /**
     * @param less the options of less, which some other pagers read too
     */
    private void page(Path file, String less) throws InterruptedException {
        String name = ShellQuoting.quote(file.toString());
        String options = ShellQuoting.quote(less);
        try {
            shell.runInternal(
                    "if [ -t 1 ] && [ \"$TERM\" != dumb ] && command -v ${PAGER:-less} >/dev/null;"
                            + " then LESS=%s ${PAGER:-less -R} %s; else cat %s; fi"
                                    .formatted(options, name, name));
        } catch (ShellException e) {
            events.emit(new Event.Problem(PlainText.of(String.valueOf(e.getMessage()))));
        }
    }

    /** Replaces the shell if the next command could not run in it. */
    CommandOutcome settle(RunOutcome outcome) throws ShellException, InterruptedException {
        return switch (outcome) {
            case RunOutcome.Finished(CommandResult result, boolean interrupted) -> {
                note(result);
                yield interrupted
                        ? new CommandOutcome.Interrupted(result)
                        : new CommandOutcome.Finished(result);
            }
            case RunOutcome.Exited(int status) when shell.remote().isPresent() -> {
                if (status == SSH_TOLD_NOTHING || status == KILLED) {
                    String how = "was killed, or exited with status " + status + ".";
                    events.emit(new Event.Problem(shell.dialect() + " there " + how));
                }
                yield back(status);
            }
            case RunOutcome.Lost(String said) -> lost(said);
            case RunOutcome.Died(int signal) when shell.remote().isPresent() -> {
                events.emit(
                        new Event.Problem(
                                shell.dialect() + " there was killed by signal " + signal + "."));
                yield back(SIGNAL_BASE + signal);
            }
            case RunOutcome.Exited(int status) when shell.isElsewhere() ->
                    replaced(status, shell.dialect() + " exited");
            case RunOutcome.Exited(int status) -> new CommandOutcome.ShellLeft(status);
            case RunOutcome.Died(int signal) ->
                    replaced(
                            SIGNAL_BASE + signal,
                            shell.dialect() + " was killed by signal " + signal);
            case RunOutcome.Unresponsive _ ->
                    replaced(
                            ExitCode.FAILED, shell.dialect() + " stopped responding and was ended");
        };
    }

    /** Gives models' next requests a sentence when the session has gone to another machine. */
    public void whenMoved(Consumer<String> listener) {
        moved = listener;
    }

    private void tellWhere() {
        String place =
                shell.remote().map(there -> there.target().toString()).orElse("the user's machine");
        moved.accept(
                "[aish] The session is now on %s, in %s. Commands run there."
                        .formatted(place, shell.directory()));
    }

    /** Continues on another machine. */
    public void enter(RemoteShell remote) throws ShellException, InterruptedException {
        shell.enter(remote);
        arrived(remote.target());
    }

    private void arrived(Target target) throws ShellException, InterruptedException {
        tellWhere();
        tellFate(target);
        last = new Status(0, Duration.ZERO, 0);
        afterCommand.run();
    }

    private void tellFate(Target target) throws ShellException, InterruptedException {
        String what = "the command that ran on " + target + " when the connection was lost";
        shell.fate()
                .map(
                        fate ->
                                switch (fate) {
                                    case LostCommand.Fate.Ended(int status) ->
                                            "While you were away, %s ended with exit status %d."
                                                    .formatted(what, status);
                                    case LostCommand.Fate.Running _ ->
                                            "Still running: %s.".formatted(what);
                                    case LostCommand.Fate.Unknown _ ->
                                            "It is not known how %s ended.".formatted(what);
                                })
                .ifPresent(
                        text -> {
                            moved.accept("[aish] " + text);
                            events.emit(new Event.Notice(text));
                        });
    }

    /** The machine on which the session is, if that is another one. */
    public Optional<RemoteShell> remote() {
        return shell.remote();
    }

    /** Whether the machine of the session has bash, as this one has. */
    public boolean hasBash() {
        return shell.remoteFiles().map(RemoteFiles::hasBash).orElse(true);
    }

    /** Returns to where the session was before it came to this machine. */
    public void comeBack() throws InterruptedException {
        leave();
        tellWhere();
        sayBack();
    }

    private void sayBack() {
        events.emit(
                new Event.Notice(
                        shell.remote()
                                .map(there -> "Back on " + there.target() + ".")
                                .orElse("Back on this machine.")));
    }

    private CommandOutcome back(int status) throws InterruptedException {
        comeBack();
        noteStatus(status);
        return new CommandOutcome.CameBack(status);
    }

    private CommandOutcome lost(String said) throws InterruptedException {
        RemoteShell there = shell.remote().orElseThrow();
        Path place = shell.directory();
        String why = there.target().reason(said);
        events.emit(
                new Event.Problem(
                        "The connection to "
                                + there.target()
                                + " was lost"
                                + (why.isEmpty() ? "" : " (" + why + ")")
                                + ". What ran there is not run again."));
        moved.accept(
                "[aish] The connection to %s was lost. What ran there is not run again."
                        .formatted(there.target()));
        leave();
        tellWhere();
        noteFailure();
        if (operator.agrees("Connect to " + there.target() + " again?")
                && hasReconnected(there, place)) {
            return new CommandOutcome.ShellDied(ExitCode.FAILED);
        }
        sayBack();
        return new CommandOutcome.CameBack(ExitCode.FAILED);
    }

    private boolean hasReconnected(RemoteShell remote, Path place) throws InterruptedException {
        try {
            shell.enter(remote);
            shell.changeDirectory(place);
            arrived(remote.target());
            String where = PlainText.oneLine(RemoteFiles.shown(shell.directory()));
            events.emit(new Event.Notice("Back in " + where + ". Variables and jobs are lost."));
            return true;
        } catch (ShellException e) {
            unusable(e);
            return false;
        }
    }

    /** Returns what {@link #enter} takes along. */
    public ShellState state() throws ShellException, InterruptedException {
        return shell.state();
    }

    /** Returns what a command prints that nobody sees; empty if the shell does not answer. */
    public String ask(String command) {
        try {
            return shell.ask(command);
        } catch (ShellException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /** Continues in another world, with a state such as {@link #leave} returned. */
    public void enter(ShellWorld world, ShellState state)
            throws ShellException, InterruptedException {
        shell.enter(world, state);
        last = new Status(last.code(), last.duration(), 0);
        afterCommand.run();
    }

    /**
     * Returns to the user's own shell, as it was left.
     *
     * @return what had become of its state in the other world, if the shell there had not ended
     */
    public Optional<ShellState> leave() throws InterruptedException {
        try {
            return shell.leave();
        } finally {
            last = new Status(last.code(), last.duration(), jobs());
            afterCommand.run();
        }
    }

    private int jobs() throws InterruptedException {
        try {
            return shell.endedMeanwhile().isPresent() ? 0 : shell.reportJobs();
        } catch (ShellException e) {
            return 0; // the next command reports it
        }
    }

    /** Records the result of a command. */
    void note(CommandResult result) {
        last = new Status(result.status(), result.duration(), result.running() + result.stopped());
        afterCommand.run();
    }

    /** Records the exit status of a command that did not run in this shell. */
    void noteStatus(int status) {
        last = new Status(status, last.duration(), last.jobs());
    }

    /** Records that a line failed before it became a command. */
    void noteFailure() {
        noteStatus(ExitCode.FAILED);
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
        String rc = start == ShellSession.Start.READY ? "" : ", without its startup file";
        events.emit(
                new Event.Problem(
                        why
                                + ". A new one has started in "
                                + PlainText.oneLine(shell.directory().toString())
                                + rc
                                + ". Variables, functions and jobs are lost."));
        afterCommand.run();
        return new CommandOutcome.ShellDied(status);
    }
}
