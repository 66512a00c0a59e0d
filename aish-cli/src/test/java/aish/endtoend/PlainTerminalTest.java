package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.shell.WindowSize;
import aish.testing.Key;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Terminals that can do little. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class PlainTerminalTest {
    @Test
    void aDumbTerminalGetsNoEscapeSequences(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.with("TERM", "dumb").open()) {
            aish.enter("echo pl''ain");
            aish.waitFor("^plain");
            assertThat(aish.waitForPrompt().status()).isZero();
            aish.enter("(exit 3)");
            assertThat(aish.waitForPrompt().status()).isEqualTo(3);
            aish.enter("printf unfinished");
            aish.waitForPrompt();
            aish.enter(":help");
            aish.waitForPrompt();
            assertThat(aish.everything()).doesNotContain("\u001b");
            aish.press(Key.CTRL_D);
            assertThat(aish.exitCode()).isZero();
        }
    }

    @Test
    void interruptsWorkOnADumbTerminal(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.with("TERM", "dumb").open()) {
            aish.enter("sleep 100");
            sandbox.awaitProcess("sleep 100");
            aish.press(Key.CTRL_C);
            assertThat(aish.waitForPrompt().status()).isEqualTo(130);
        }
    }

    @Test
    void anUnknownTerminalWorks(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.with("TERM", "no-such-terminal").open()) {
            aish.enter("echo wo''rks");
            aish.waitFor("^works");
            aish.waitForPrompt();
            assertThat(aish.everything()).doesNotContain("WARNING").doesNotContain("infocmp");
        }
    }

    @Test
    void aTerminalWithoutASizeWorks(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.start(new WindowSize(0, 0))) {
            aish.waitForPrompt();
            assertThat(aish.run("echo on")).isEqualTo("on");
            assertThat(aish.run("printf open")).isEqualTo("open");
        }
    }
}
