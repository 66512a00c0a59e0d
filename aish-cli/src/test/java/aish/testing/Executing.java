package aish.testing;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.CommandExecutor;
import aish.exec.CommandLimits;
import aish.exec.ContractedRuns;
import aish.exec.PreRunCheck;
import aish.exec.ShellKeeper;
import aish.exec.TypedUndo;
import aish.shell.CommandResult;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.shell.ShellStart.Stdio;
import aish.shell.TerminalKeys;
import aish.shell.WindowSize;
import aish.shell.WorkingDirectory;

/** An executor whose shell only pretends. */
public final class Executing {
    private static final Path ROOT = Path.of("/");

    public final ShellSession session;
    public final ShellKeeper keeper;
    public final CommandExecutor executor;

    /**
     * @param ran told of each command, as the conversation is
     */
    public Executing(
            ShellSession session,
            PreRunCheck check,
            CommandAssessor assessor,
            Runnable afterCommand,
            Consumer<CommandResult> ran,
            EventSink events) {
        this.session = session;
        this.keeper = new ShellKeeper(session, afterCommand, Operator.NOBODY, events);
        this.executor =
                new CommandExecutor(
                        session,
                        keeper,
                        check,
                        assessor,
                        TypedUndo.OFF,
                        new ContractedRuns(
                                _ -> CommandLimits.NONE,
                                () -> Optional.of("there are no limits here"),
                                events),
                        event -> {
                            events.emit(event);
                            if (event instanceof Event.Ran(CommandResult result, _)) {
                                ran.accept(result);
                            } else if (event instanceof Event.Refused(CommandResult result)) {
                                ran.accept(result);
                            }
                        });
    }

    /** One whose shell is up. */
    public static CommandExecutor on(
            FakeShell shell,
            CommandAssessor assessor,
            Consumer<CommandResult> ran,
            EventSink events) {
        ShellSession session = session(shell);
        try {
            session.start();
        } catch (ShellException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new Executing(session, PreRunCheck.open(), assessor, () -> {}, ran, events).executor;
    }

    public static ShellSession session(FakeShell shell) {
        ShellSession.Settings settings =
                new ShellSession.Settings(
                        "bash",
                        Optional.of(Path.of("/home/me/.bashrc")),
                        Map.of(),
                        TerminalKeys.USUAL,
                        Stdio.TERMINAL,
                        100);
        return new ShellSession(
                shell,
                settings,
                shell.viewer,
                _ -> {
                    throw new IOException("no disk");
                },
                new WindowSize(24, 80),
                new WorkingDirectory(ROOT));
    }
}
