package aish.exec;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Event.Author;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.ShellSession;
import aish.testing.Executing;
import aish.testing.FakeShell;
import aish.testing.FakeShell.Running;
import aish.testing.FakeShell.Startup;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What becomes of a command on its way to the shell. */
class CommandExecutorTest {
    private static final Path ROOT = Path.of("/");

    private final FakeShell shell = new FakeShell();
    private final RecordingSink events = new RecordingSink();
    private final List<CommandResult> told = new ArrayList<>();
    private final ShellSession session = Executing.session(shell);
    private PreRunCheck check = PreRunCheck.open();

    @BeforeEach
    void start() throws Exception {
        session.start();
    }

    private Executing executing() {
        return new Executing(
                session,
                (command, author) -> check.clear(command, author),
                CommandAssessor.textOnly(),
                () -> {},
                told::add,
                events);
    }

    private CommandOutcome propose(String command) throws InterruptedException {
        CommandExecutor executor = executing().executor;
        return executor.run("cmd-001", executor.assess(command), true).outcome();
    }

    @Test
    void isRecordedRunAndPublished() throws Exception {
        CommandOutcome outcome = executing().executor.runTyped("ls", false);

        assertThat(outcome).isEqualTo(new CommandOutcome.Finished(told.getFirst()));
        assertThat(events.events())
                .containsExactly(
                        new Event.Started("ls", Author.PERSON, ROOT, 1),
                        new Event.Ran(told.getFirst(), Author.PERSON));
        assertThat(shell.last().remembered()).containsExactly("ls");
    }

    @Test
    void isNotRecordedIfItWasTypedAfterASpace() throws Exception {
        check =
                (_, _) -> {
                    throw new RefusedException("nobody asks");
                };
        executing().executor.runTyped("ls", true);

        assertThat(shell.last().commands()).containsExactly("ls");
        assertThat(shell.last().remembered()).isEmpty();
        assertThat(events.events()).isEmpty();
    }

    @Test
    void isRefusedByACheckAsIfTheShellHadSaidSo() throws Exception {
        check =
                (_, author) -> {
                    throw new RefusedException("not on a Friday, " + author);
                };
        CommandOutcome outcome = propose("ls");

        CapturedOutput said =
                new CapturedOutput(
                        0, "aish: not run: not on a Friday, MODEL", 0, "", false, Optional.empty());
        CommandResult refused = new CommandResult("ls", 126, Duration.ZERO, ROOT, 0, 0, said);
        assertThat(outcome).isEqualTo(new CommandOutcome.Refused.ByCheck(refused));
        assertThat(shell.last().commands()).isEmpty();
        assertThat(events.events())
                .containsExactly(
                        new Event.Running("ls"),
                        new Event.Problem("not on a Friday, MODEL"),
                        new Event.Refused(refused));
    }

    @Test
    void isKnownWithoutTheSecretsThatItIsGiven() throws Exception {
        check = (command, _) -> command.replace("KEY", "hunter2");
        propose("login KEY");

        assertThat(shell.last().commands()).containsExactly("login hunter2");
        assertThat(shell.last().remembered()).isEmpty();
        assertThat(told).extracting(CommandResult::command).containsExactly("login KEY");
        assertThat(events.events().toString()).doesNotContain("hunter2");
    }

    @Test
    void tellsThatTheUserInterruptedIt() throws Exception {
        shell.on("make", Running::interrupt).on("sh quits", run -> run.status(130));
        assertThat(propose("make")).isEqualTo(new CommandOutcome.Interrupted(told.getFirst()));
        assertThat(propose("sh quits")).isEqualTo(new CommandOutcome.Finished(told.getLast()));
    }

    @Test
    void tellsThatTheShellExited() throws Exception {
        shell.on("exit 3", run -> run.leave(3));
        assertThat(propose("exit 3")).isEqualTo(new CommandOutcome.ShellLeft(3));
        assertThat(told).isEmpty();
    }

    @Test
    void replacesAShellThatItKilled() throws Exception {
        shell.on("kill -9 $$", run -> run.die(9));
        Executing executing = executing();
        assertThat(executing.executor.run("kill -9 $$"))
                .isEqualTo(new CommandOutcome.ShellDied(137));
        assertThat(executing.keeper.last().code()).isEqualTo(137);
        assertThat(executing.executor.run("ls")).isInstanceOf(CommandOutcome.Finished.class);
        assertThat(shell.started()).hasSize(2);
    }

    @Test
    void tellsThatThereIsNoShellToReplaceIt() throws Exception {
        shell.starting(Startup.REFUSED);
        shell.on("kill -9 $$", run -> run.die(9));
        assertThat(propose("kill -9 $$")).isEqualTo(new CommandOutcome.ShellDied(1));
        assertThat(events.shown()).contains(new Event.Problem("cannot start bash"));
    }

    @Test
    void anEditedCommandIsAssessedAnew() {
        CommandExecutor executor = executing().executor;
        CommandAssessment seen = executor.assess("ls");
        assertThat(executor.assess("ls", seen)).isSameAs(seen);
        assertThat(executor.assess("rm x", seen).isClear()).isFalse();
    }
}
