package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.FakeShell;
import aish.testing.RecordingViewer;
import org.junit.jupiter.api.Test;

class BashProcessTest {
    private static final ShellStart START =
            new ShellStart(
                    List.of("bash"),
                    Map.of(),
                    Path.of("/"),
                    new WindowSize(24, 80),
                    TerminalKeys.USUAL,
                    ShellStart.Stdio.TERMINAL,
                    ShellWorld.USUAL);

    private final FakeShell shell = new FakeShell().ignoring("first").ignoring("second");

    @Test
    void matchesAnswersThatComeOutOfOrder() throws Exception {
        BashProcess bash = ready();
        CompletableFuture<String> first = bash.query("first");
        CompletableFuture<String> second = bash.query("second");
        shell.last().answer(2, "two");
        assertThat(second.join()).isEqualTo("two");
        assertThat(first).isNotDone();
        shell.last().answer(1, "one");
        assertThat(first.join()).isEqualTo("one");
    }

    @Test
    void answersNothingWhenTheShellExitsFirst() throws Exception {
        BashProcess bash = ready();
        CompletableFuture<String> first = bash.query("first");
        shell.last().meanwhile(run -> run.leave(0));
        assertThat(first.join()).isEmpty();
    }

    @Test
    void answersNothingAtOnceWhenTheShellIsGone() throws Exception {
        BashProcess bash = ready();
        shell.last().meanwhile(run -> run.leave(0));
        bash.exit().join();
        assertThat(bash.query("first")).isCompletedWithValue("");
    }

    private BashProcess ready() throws ShellException, InterruptedException {
        BashProcess bash = started();
        assertThat(bash.awaitReady(Duration.ofSeconds(20), BashProcess::attend)).isTrue();
        return bash;
    }

    private BashProcess started() throws ShellException {
        return BashProcess.start(shell, START, Optional.empty(), new RecordingViewer());
    }
}
