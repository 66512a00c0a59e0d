package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.shell.ShellSession.Keeping;
import aish.shell.ShellSession.Start;
import aish.shell.ShellSession.Timeouts;
import aish.shell.ShellStart.Stdio;
import aish.testing.FakeShell;
import aish.testing.FakeShell.Startup;
import aish.testing.Poll;
import aish.testing.RecordingViewer;
import aish.testing.RecordingViewer.Seen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShellSessionTest {
    private static final WindowSize SIZE = new WindowSize(24, 80);
    private static final Path RC = Path.of("/home/me/.bashrc");
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(50);
    private static final Timeouts PATIENT = new Timeouts(LONG, LONG, LONG, SHORT);

    private final FakeShell shell = new FakeShell();
    private final RecordingViewer viewer = new RecordingViewer();
    @TempDir Path directory;

    @Test
    void startsBashWithoutItsOwnStartUpFiles() throws Exception {
        started();
        assertThat(shell.last().start())
                .isEqualTo(
                        new ShellStart(
                                List.of("bash", "--noediting", "--noprofile", "--norc", "-i"),
                                Map.of("PS1", ""),
                                directory,
                                SIZE,
                                TerminalKeys.USUAL,
                                Stdio.TERMINAL,
                                ShellWorld.USUAL));
        assertThat(shell.last().control().getFirst())
                .contains("\n__aish_input=/dev/pts/42\n__aish_rc=/home/me/.bashrc\n");
    }

    @Test
    void startsAboveItsDirectoryIfThatIsGone() throws Exception {
        Path gone = directory.resolve("gone/away");
        try (ShellSession session = session(gone, PATIENT, Stdio.TERMINAL)) {
            session.start();
            assertThat(shell.last().start().directory()).isEqualTo(directory);
            assertThat(session.directory()).isEqualTo(directory);
        }
    }

    @Test
    void givesCommandsNothingToReadWhereNobodyTypes() throws Exception {
        session(directory, PATIENT, Stdio.PIPES).start();
        assertThat(shell.last().control().getFirst()).contains("\n__aish_input=/dev/null\n");
    }

    @Test
    void aCommandWaitsForAShellThatIsReadyLate() throws Exception {
        shell.starting(Startup.WAITS);
        ShellSession session = session();
        CompletableFuture<Start> start = async(session::start);
        CompletableFuture<RunOutcome> outcome = async(() -> session.run("ls", Keeping.OUTPUT));
        Poll.until(() -> !shell.started().isEmpty(), () -> "no shell was started");
        assertThat(outcome).isNotDone();
        shell.last().becomeReady();
        assertThat(start.get()).isEqualTo(Start.READY);
        assertThat(outcome.get()).isInstanceOf(RunOutcome.Finished.class);
        assertThat(shell.last().commands()).containsExactly("ls");
    }

    @Test
    void aStartUpFileThatAsksNobodyIsLeftOut() throws Exception {
        shell.starting(Startup.ASKS);
        ShellSession session =
                session(directory, new Timeouts(SHORT, LONG, LONG, SHORT), Stdio.PIPES);
        assertThat(session.start()).isEqualTo(Start.READY_WITHOUT_RC);
    }

    @Test
    void tellsHowACommandEnded() throws Exception {
        shell.on(
                "make",
                run -> {
                    run.output("compiling\n");
                    run.status(2);
                    run.directory("/src");
                    run.jobs(2, 1);
                });
        CommandResult result = finished(started().run("make", Keeping.OUTPUT));
        assertThat(result)
                .isEqualTo(
                        new CommandResult(
                                "make",
                                2,
                                result.duration(),
                                Path.of("/src"),
                                2,
                                1,
                                kept(1, "compiling\n")));
        assertThat(viewer.seen())
                .containsExactly(
                        new Seen.HandedOver(),
                        new Seen.Output("compiling\n"),
                        new Seen.TakenBack(""));
    }

    @Test
    void keepsStandardErrorWithTheOutput() throws Exception {
        shell.on(
                "make",
                run -> {
                    run.output("out ");
                    run.error("err");
                });
        assertThat(finished(started().run("make", Keeping.OUTPUT)).output())
                .isEqualTo(kept(1, "out err"));
        assertThat(viewer.seen()).contains(new Seen.ErrorOutput("err"));
    }

    @Test
    void numbersOnlyOutputsThatExist() throws Exception {
        shell.on("ls", run -> run.output("a"));
        ShellSession session = started();
        assertThat(finished(session.run("ls", Keeping.OUTPUT)).output()).isEqualTo(kept(1, "a"));
        assertThat(finished(session.run("true", Keeping.OUTPUT)).output())
                .isEqualTo(CapturedOutput.NOTHING);
        assertThat(finished(session.run("ls", Keeping.OUTPUT)).output()).isEqualTo(kept(2, "a"));
    }

    @Test
    void leavesNoTraceOfACommandOfItsOwn() throws Exception {
        shell.on(
                "less",
                run -> {
                    run.output("page");
                    run.status(3);
                });
        shell.on("ls", run -> run.output("a"));
        ShellSession session = started();
        session.runInternal("less");
        assertThat(finished(session.run("ls", Keeping.OUTPUT)).output()).isEqualTo(kept(1, "a"));
        assertThat(shell.last().control().getLast()).doesNotContain("__aish_set");
    }

    @Test
    void asksAgainForAReportThatNeverCame() throws Exception {
        shell.on("ls", run -> run.loseReports(2));
        ShellSession session = started();
        assertThat(finished(session.run("ls", Keeping.OUTPUT)).status()).isZero();
    }

    @Test
    void aShellThatReportsNoMoreIsReplacedWhereItWas() throws Exception {
        shell.on("unset -f __aish_report", run -> run.loseReports(Integer.MAX_VALUE));
        ShellSession session = started();
        assertThat(session.run("unset -f __aish_report", Keeping.OUTPUT))
                .isEqualTo(new RunOutcome.Unresponsive());
        assertThat(session.restart()).isEqualTo(Start.READY);
        assertThat(shell.last().start().directory()).isEqualTo(directory);
        assertThat(finished(session.run("ls", Keeping.OUTPUT)).status()).isZero();
    }

    @Test
    void aShellThatIsClosedDuringACommandHasNotDied() throws Exception {
        ShellSession session = started();
        shell.on(
                "sleep",
                run -> {
                    session.close();
                    run.die(1);
                });
        assertThat(session.run("sleep", Keeping.OUTPUT)).isEqualTo(new RunOutcome.Exited(129));
    }

    @Test
    void consentsOnlyToAnExitThatDirectlyRepeatsARefusedOne() throws Exception {
        shell.on("exit", run -> run.jobs(0, 1));
        ShellSession session = started();
        for (String line : List.of("exit", "ls", "exit", "exit")) {
            assertThat(finished(session.run(line, Keeping.OUTPUT)).command()).isEqualTo(line);
        }
        assertThat(shell.last().control().stream().skip(2))
                .extracting(text -> text.contains("builtin jobs"))
                .containsExactly(false, false, false, true);
    }

    @Test
    void asksAgainForAReportThatCtrlCStopped() throws Exception {
        shell.on(
                "loop",
                run -> {
                    viewer.type("\u0003");
                    run.status(130);
                    run.loseReport();
                });
        assertThat(started().run("loop", Keeping.OUTPUT))
                .isInstanceOfSatisfying(
                        RunOutcome.Finished.class,
                        end -> {
                            assertThat(end.result().status()).isEqualTo(130);
                            assertThat(end.interrupted()).isTrue();
                        });
        assertThat(shell.last().control().getLast())
                .isEqualTo("{ __aish_report 1; } 2>/dev/null && :\n");
    }

    @Test
    void doesNotAskAgainWhileAJobHasTheTerminal() throws Exception {
        shell.on(
                "vim",
                run -> {
                    viewer.type("\u0003");
                    run.inBackgroundFor(2);
                    run.loseReport();
                });
        finished(started().run("vim", Keeping.OUTPUT));
        assertThat(shell.last().looks()).isEqualTo(3);
        assertThat(shell.last().control()).hasSize(4);
    }

    @Test
    void givesBackKeysThatNobodyRead() throws Exception {
        shell.on(
                "sleep 1",
                run -> {
                    viewer.type("ls\n");
                    run.leaveUnread("ls\n");
                });
        started().run("sleep 1", Keeping.OUTPUT);
        assertThat(viewer.seen())
                .containsExactly(new Seen.HandedOver(), new Seen.TakenBack("ls\n"));
    }

    @Test
    void dropsUnreadKeysAfterASecretWasTyped() throws Exception {
        shell.on(
                "sudo ls",
                run -> {
                    run.readSecret(true);
                    viewer.type("hunter2\n");
                    run.readSecret(false);
                    run.leaveUnread("hunter2\n");
                });
        ShellSession session = started();
        session.run("sudo ls", Keeping.OUTPUT);
        session.run("cat", Keeping.OUTPUT);
        assertThat(viewer.seen())
                .containsExactly(
                        new Seen.HandedOver(),
                        new Seen.TakenBack(""),
                        new Seen.HandedOver(),
                        new Seen.TakenBack(""));
    }

    @Test
    void showsOutputBetweenCommandsApart() throws Exception {
        ShellSession session = started();
        shell.last().meanwhile(run -> run.output("[1]+ Done\n"));
        session.ask("anything");
        assertThat(finished(session.run("ls", Keeping.OUTPUT)).output())
                .isEqualTo(CapturedOutput.NOTHING);
        assertThat(viewer.seen())
                .containsExactly(
                        new Seen.Between("[1]+ Done\n"),
                        new Seen.HandedOver(),
                        new Seen.TakenBack(""));
    }

    @Test
    void takesTheTerminalBackWhenInterrupted() throws Exception {
        shell.on("sleep 9", FakeShell.Running::awaitTyped);
        ShellSession session = started();
        FutureTask<RunOutcome> outcome =
                new FutureTask<>(() -> session.run("sleep 9", Keeping.OUTPUT));
        Thread thread = Thread.ofPlatform().start(outcome);
        Poll.until(() -> !shell.last().commands().isEmpty(), () -> "no command came");
        thread.interrupt();
        assertThatThrownBy(outcome::get)
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(InterruptedException.class);
        assertThat(viewer.seen()).containsExactly(new Seen.HandedOver(), new Seen.TakenBack(""));
    }

    @Test
    void asksTheShell() throws Exception {
        shell.answering("pwd", "/src\n");
        assertThat(started().ask("pwd")).isEqualTo("/src\n");
    }

    @Test
    void givesUpOnAQuestionThatIsNeverAnswered() throws Exception {
        shell.ignoring("sleep 99").answering("pwd", "/src\n");
        ShellSession session =
                session(directory, new Timeouts(LONG, LONG, SHORT, SHORT), Stdio.TERMINAL);
        session.start();
        assertThatThrownBy(() -> session.ask("sleep 99"))
                .isInstanceOf(ShellException.class)
                .hasMessageContaining("has not answered");
        shell.last().answer(1, "too late");
        assertThat(session.ask("pwd")).isEqualTo("/src\n");
    }

    @Test
    void knowsNothingOfAShellThatDoesNotAnswer() throws Exception {
        shell.answering(ShellFacts.QUESTION, "ll\n\u0001\u0001cd\n\u0001/bin\u0001");
        assertThat(started().facts().orElseThrow().defines("ll")).isTrue();
        shell.answering(ShellFacts.QUESTION, "");
        assertThat(started().facts()).contains(ShellFacts.NONE);
    }

    @Test
    void asksForFactsWithTheStartAndAgainOnceSomethingHasRun() throws Exception {
        AtomicInteger asked = new AtomicInteger();
        shell.answering(_ -> "n" + asked.incrementAndGet() + "\u0001\u0001\u0001/bin\u0001");
        ShellSession session = started();
        assertThat(session.facts().orElseThrow().aliases()).containsExactly("n1");
        assertThat(session.facts().orElseThrow().aliases()).containsExactly("n2");
        ShellSession other = started();
        other.run("ls", Keeping.OUTPUT);
        assertThat(other.facts().orElseThrow().aliases()).containsExactly("n4");
    }

    @Test
    void remembersLinesAsTheyAre() throws Exception {
        ShellSession session = started();
        session.run("echo 'a\nb' # !", Keeping.ALL);
        session.ask("anything");
        assertThat(shell.last().remembered()).containsExactly("echo 'a\nb' # !");
    }

    @Test
    void followsTheWindowFromBeforeTheStart() throws Exception {
        ShellSession session = session();
        session.resize(new WindowSize(50, 132));
        session.start();
        session.resize(new WindowSize(25, 66));
        assertThat(shell.last().start().size()).isEqualTo(new WindowSize(50, 132));
        assertThat(shell.last().sizes())
                .containsExactly(new WindowSize(50, 132), new WindowSize(25, 66));
    }

    @Test
    void closesAShellThatIsStillStarting() throws Exception {
        shell.starting(Startup.WAITS);
        ShellSession session = session();
        FutureTask<Start> start = new FutureTask<>(session::start);
        Thread.ofPlatform().daemon().start(start);
        Poll.until(() -> !shell.started().isEmpty(), () -> "no shell was started");
        session.close();
        assertThatThrownBy(start::get).hasCauseInstanceOf(InterruptedException.class);
        assertThat(shell.started()).hasSize(1);
        assertThat(shell.last().isClosed()).isTrue();
    }

    private ShellSession started() throws ShellException, InterruptedException {
        ShellSession session = session();
        assertThat(session.start()).isEqualTo(Start.READY);
        return session;
    }

    private ShellSession session() {
        return session(directory, PATIENT, Stdio.TERMINAL);
    }

    private ShellSession session(Path where, Timeouts patience, Stdio stdio) {
        ShellSession.Settings settings =
                new ShellSession.Settings(
                        "bash", Optional.of(RC), Map.of("PS1", ""), TerminalKeys.USUAL, stdio, 100);
        WorkingDirectory directory = new WorkingDirectory(where);
        return new ShellSession(
                shell,
                settings,
                viewer,
                _ -> new NoSpill(),
                SIZE,
                directory,
                patience,
                ShellWorld.USUAL);
    }

    private static CommandResult finished(RunOutcome outcome) {
        assertThat(outcome).isInstanceOf(RunOutcome.Finished.class);
        return ((RunOutcome.Finished) outcome).result();
    }

    private static CapturedOutput kept(int number, String text) {
        return new CapturedOutput(number, text, 0, "", false, Optional.empty());
    }

    private interface Task<T> {
        T run() throws ShellException, InterruptedException;
    }

    private static <T> CompletableFuture<T> async(Task<T> task) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Thread.ofPlatform()
                .daemon()
                .start(
                        () -> {
                            try {
                                result.complete(task.run());
                            } catch (ShellException | InterruptedException e) {
                                result.completeExceptionally(e);
                            }
                        });
        return result;
    }
}
