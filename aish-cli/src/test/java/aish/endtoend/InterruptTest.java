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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ctrl-C and its relatives stop the innermost thing, and never aish. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class InterruptTest {
    private static final int INTERRUPTED = 130;
    private static final int QUIT = 131;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sleep 100",
                "sleep 101 | cat | sleep 102",
                "while :; do sleep 103; done",
                "sleep 104; echo not''-reached"
            })
    void interruptStopsPrograms(String line, TerminalSession aish, Sandbox sandbox) {
        List<String> programs =
                Pattern.compile("sleep \\d+")
                        .matcher(line)
                        .results()
                        .map(MatchResult::group)
                        .toList();
        aish.enter(line);
        programs.forEach(sandbox::awaitProcess);
        aish.press(Key.CTRL_C);
        assertThat(aish.outputUntilPrompt()).doesNotContain("not-reached");
        assertThat(aish.status()).isEqualTo(INTERRUPTED);
        programs.forEach(sandbox::awaitNoProcess);
    }

    @Test
    void interruptStopsALoopOfTheShell(TerminalSession aish) {
        aish.enter("echo star''ted; while :; do :; done");
        aish.waitFor("^started");
        aish.press(Key.CTRL_C);
        assertThat(aish.waitForPrompt().status()).isEqualTo(INTERRUPTED);
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

    @ParameterizedTest
    @ValueSource(strings = {"sleep 0.05; echo storm", "for i in 1 2 3; do echo $i; done; (exit 3)"})
    void aStormOfInterruptsNeverHangs(String line, TerminalSession aish) {
        Random random = new Random(7);
        for (int i = 0; i < 30; i++) {
            aish.enter(line);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(60)));
            aish.press(Key.CTRL_C);
        }
        aish.mark().press(Key.ENTER);
        aish.waitFor("aish#\\d+(?: \\d+)?> $");
        aish.enter("echo cal''m");
        aish.waitFor("^calm");
        aish.waitForPrompt();
    }
}
