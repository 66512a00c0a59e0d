package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.WindowSize;
import aish.testing.Key;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The inner terminal is as large as the window. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class WindowSizeTest {
    private static void awaitSize(TerminalSession aish, String size) {
        Poll.until(() -> aish.run("stty size").equals(size), () -> "the size is not " + size);
    }

    /** The size of a terminal from outside. */
    private static String size(String terminal) {
        try {
            Process stty = new ProcessBuilder("stty", "-F", terminal, "size").start();
            return new String(stty.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void commandsSeeTheWindowsSize(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.start(new WindowSize(31, 97))) {
            aish.waitForPrompt();
            assertThat(aish.run("stty size")).isEqualTo("31 97");
        }
    }

    @Test
    void resizingAtThePromptIsSeenByTheNextCommand(TerminalSession aish) {
        aish.run("true");
        aish.resize(40, 120);
        awaitSize(aish, "40 120");
        aish.resize(24, 80);
        awaitSize(aish, "24 80");
    }

    @Test
    void resizingWhileTypingKeepsTheLine(TerminalSession aish) {
        aish.run("clear");
        aish.type("echo \"half a line\"");
        aish.waitForScreen("> echo \"half a line\"$");
        aish.resize(30, 60);
        aish.mark().press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("half a line");
        aish.resize(24, 80);
        awaitSize(aish, "24 80");
    }

    @Test
    void aRunningProgramIsToldAboutResizing(TerminalSession aish) {
        aish.enter(
                "bash -c 'trap \"stty size; exit\" WINCH; echo rea\"\"dy; while :; do sleep 0.02; done'");
        aish.waitFor("^ready");
        aish.resize(33, 99);
        aish.waitFor("^33 99");
        aish.waitForPrompt();
        aish.resize(24, 80);
        awaitSize(aish, "24 80");
    }

    @Test
    void aTrapOfTheShellIsToldAboutResizing(TerminalSession aish) {
        String terminal = aish.run("tty");
        aish.run("trap 'echo resized to $(stty size </dev/tty)' WINCH");
        aish.mark().enter("printf 'ready? '; read x");
        aish.waitFor("^ready\\? $");
        aish.resize(35, 95);
        Poll.until(() -> size(terminal).equals("35 95"), () -> "it was not resized");
        aish.press(Key.ENTER);
        aish.waitFor("resized to 35 95");
        aish.waitForPrompt();
        aish.run("trap - WINCH");
        aish.resize(24, 80);
        awaitSize(aish, "24 80");
    }

    @Test
    void variablesFollowTheWindow(TerminalSession aish) {
        aish.resize(28, 88);
        awaitSize(aish, "28 88");
        aish.run("/bin/true");
        assertThat(aish.run("echo $LINES $COLUMNS")).isEqualTo("28 88");
        aish.resize(24, 80);
        awaitSize(aish, "24 80");
    }

    @Test
    void twentyColumnsAreEnough(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.start(new WindowSize(10, 20))) {
            aish.waitForPrompt();
            assertThat(aish.run("echo a-word-that-is-longer-than-the-window"))
                    .isEqualTo("a-word-that-is-longer-than-the-window");
            assertThat(aish.run("printf narrow")).isEqualTo("narrow");
            assertThat(aish.screen()).containsPattern("(?m)^narrow.?$");
        }
    }
}
