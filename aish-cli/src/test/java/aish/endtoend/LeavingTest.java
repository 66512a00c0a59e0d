package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Key;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ways to leave aish, and ways in which it must not be left. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class LeavingTest {
    @Test
    void exitGivesItsStatus(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.enter("exit 3");
            assertThat(aish.exitCode()).isEqualTo(3);
            assertThat(aish.modesAreRestored()).isTrue();
            sandbox.awaitNoProcesses();
        }
    }

    @Test
    void endOfFileLeaves(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("true");
            aish.press(Key.CTRL_D);
            assertThat(aish.exitCode()).isZero();
            assertThat(aish.modesAreRestored()).isTrue();
            sandbox.awaitNoProcesses();
        }
    }

    @Test
    void endOfFileOnAHalfTypedLineDoesNotLeave(TerminalSession aish) {
        aish.type("echo st").press(Key.CTRL_D).type("ay").press(Key.ENTER);
        aish.waitFor("^stay");
        aish.waitForPrompt();
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit\r", "\u0004"})
    void stoppedJobsAreWarnedAboutOnce(String keys, Sandbox sandbox) throws Exception {
        try (TerminalSession aish = startWithStoppedJob(sandbox)) {
            aish.type(keys);
            assertThat(aish.outputUntilPrompt()).contains(warning());
            aish.type(keys);
            aish.awaitExit();
            sandbox.awaitNoProcesses();
        }
    }

    String warning() {
        return "There are stopped jobs.";
    }

    private static TerminalSession startWithStoppedJob(Sandbox sandbox) throws Exception {
        TerminalSession aish = sandbox.start();
        aish.waitForPrompt();
        aish.enter("sleep 100");
        sandbox.awaitProcess("sleep 100");
        aish.press(Key.CTRL_Z);
        aish.waitForPrompt();
        return aish.mark();
    }

    @Test
    void failingUnderErrexitLeavesAsInBash(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("set -e");
            assertThat(aish.run("echo on")).isEqualTo("on");
            aish.run("false || true");
            aish.enter("(exit 4)");
            assertThat(aish.exitCode()).isEqualTo(4);
        }
    }

    @Test
    void exitTrapRuns(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("trap 'echo fare''well' EXIT");
            aish.enter("exit");
            aish.waitFor("^farewell");
            assertThat(aish.exitCode()).isZero();
        }
    }
}
