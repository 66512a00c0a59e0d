package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Ctrl-C and its relatives stop the innermost thing, and never aish. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class InterruptTest {
    private static final int INTERRUPTED = 130;
    private static final int QUIT = 131;

    @Test
    void interruptStopsAProgram(TerminalSession aish, Sandbox sandbox) {
        aish.enter("sleep 100");
        sandbox.awaitProcess("sleep 100");
        aish.press(Key.CTRL_C);
        assertThat(aish.waitForPrompt().status()).isEqualTo(INTERRUPTED);
        sandbox.awaitNoProcess("sleep 100");
    }

    @Test
    void interruptStopsALoopOfTheShell(TerminalSession aish) {
        aish.enter("echo star''ted; while :; do :; done");
        aish.waitFor("^started");
        aish.press(Key.CTRL_C);
        assertThat(aish.waitForPrompt().status()).isEqualTo(INTERRUPTED);
    }

    @Test
    void interruptStopsALoopOfPrograms(TerminalSession aish, Sandbox sandbox) {
        aish.enter("while :; do sleep 0.31; done");
        sandbox.awaitProcess("sleep 0.31");
        aish.press(Key.CTRL_C);
        assertThat(aish.waitForPrompt().status()).isEqualTo(INTERRUPTED);
    }

    @Test
    void interruptStopsAPipeline(TerminalSession aish, Sandbox sandbox) {
        aish.enter("sleep 101 | cat | sleep 102");
        sandbox.awaitProcess("sleep 101");
        sandbox.awaitProcess("sleep 102");
        aish.press(Key.CTRL_C);
        assertThat(aish.waitForPrompt().status()).isEqualTo(INTERRUPTED);
        sandbox.awaitNoProcess("sleep 101");
        sandbox.awaitNoProcess("sleep 102");
    }

    @Test
    void interruptAbandonsTheRestOfTheLine(TerminalSession aish, Sandbox sandbox) {
        aish.enter("sleep 103; echo not''-reached");
        sandbox.awaitProcess("sleep 103");
        aish.press(Key.CTRL_C);
        assertThat(aish.outputUntilPrompt()).doesNotContain("not-reached");
    }

    @Test
    void interruptAtThePromptLeavesNoBlankLine(TerminalSession aish) {
        aish.run("clear");
        aish.type("echo dropped");
        aish.waitForScreen("> echo dropped$");
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
        assertThat(aish.screen().lines().toList())
                .hasSize(2)
                .allMatch(row -> row.contains("aish#"));
    }

    @Test
    void interruptIsATrapsBusinessIfThereIsOne(TerminalSession aish) {
        aish.enter("trap 'echo tra''pped' INT; echo rea''dy; read line; trap - INT");
        aish.waitFor("^ready");
        aish.press(Key.CTRL_C);
        aish.waitFor("trapped");
        aish.press(Key.ENTER);
        aish.waitForPrompt();
        assertThat(aish.run("echo after")).isEqualTo("after");
    }

    @Test
    void aProgramMayIgnoreInterrupts(TerminalSession aish, Sandbox sandbox) {
        aish.enter("bash -c 'trap \"\" INT; sleep 2.6'; echo sur''vived");
        sandbox.awaitProcess("sleep 2.6");
        aish.press(Key.CTRL_C);
        aish.waitFor("survived");
        aish.waitForPrompt();
    }

    @Test
    void quitKeyEndsAProgram(TerminalSession aish, Sandbox sandbox) {
        aish.run("ulimit -c 0");
        aish.enter("sleep 104");
        sandbox.awaitProcess("sleep 104");
        aish.press(Key.CTRL_BACKSLASH);
        assertThat(aish.waitForPrompt().status()).isEqualTo(QUIT);
        assertThat(aish.run("echo after")).isEqualTo("after");
    }

    @Test
    void aStormOfInterruptsNeverHangs(TerminalSession aish) {
        Random random = new Random(7);
        for (int i = 0; i < 30; i++) {
            aish.enter("sleep 0.0" + random.nextInt(1, 9) + "; echo storm");
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(60)));
            aish.press(Key.CTRL_C);
        }
        aish.mark().press(Key.ENTER);
        aish.waitFor("aish#\\d+(?: \\d+)?> $");
        aish.enter("echo cal''m");
        aish.waitFor("^calm");
        aish.waitForPrompt();
        assertThat(aish.run("echo on")).isEqualTo("on");
    }

    @Test
    void aStormWithinShellLoopsNeverHangs(TerminalSession aish) {
        Random random = new Random(8);
        for (int i = 0; i < 30; i++) {
            aish.enter("for i in 1 2 3; do echo $i; done; (exit 3)");
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(20)));
            aish.press(Key.CTRL_C);
        }
        aish.mark().press(Key.ENTER);
        aish.waitFor("aish#\\d+(?: \\d+)?> $");
        aish.enter("echo cal''m");
        aish.waitFor("^calm");
        aish.waitForPrompt();
    }
}
