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

/** With a screen reader, everything is written once and states are said in words. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class ScreenReaderTest {
    private static final String SETTINGS =
            """
            [interaction]
            prompt = "aish#{count}{status}> "
            screen_reader = true
            """;

    @Test
    void nothingMovesTheCursor(Sandbox sandbox) throws Exception {
        sandbox.write(sandbox.configFile(), SETTINGS);
        try (TerminalSession aish = sandbox.open()) {
            aish.enter("echo ab''c");
            aish.waitFor("^abc");
            aish.waitForPrompt();
            aish.enter("echo ab''c");
            aish.waitFor("^abc");
            aish.waitForPrompt();
            aish.enter("(exit 3)");
            aish.waitFor("command finished, status 3");
            aish.waitForPrompt();
            aish.enter("printf unfinished");
            aish.waitForPrompt();
            aish.enter(":help keys");
            aish.waitForPrompt();
            aish.enter("? how do I list files by size");
            aish.waitFor("asking offline");
            aish.waitFor("answer follows");
            aish.waitFor("question: [^>]*> ");
            aish.press(Key.ENTER);
            aish.waitForPrompt();
            assertThat(aish.everything()).doesNotContain("\u001b").doesNotContain("\b");
            aish.press(Key.CTRL_D);
            assertThat(aish.exitCode()).isZero();
        }
    }

    @Test
    void aLineCanBeEdited(Sandbox sandbox) throws Exception {
        sandbox.write(sandbox.configFile(), SETTINGS);
        try (TerminalSession aish = sandbox.open()) {
            aish.type("cho b").press(Key.CTRL_A).type("e\u0005c").press(Key.BACKSPACE).type("cd");
            aish.waitForScreen("> echo bcd$");
            aish.press(Key.ENTER);
            aish.waitFor("^bcd");
            aish.waitForPrompt();
            aish.press(Key.UP);
            aish.waitForScreen("> echo bcd\nbcd\n.*> echo bcd$");
        }
    }
}
