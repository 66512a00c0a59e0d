package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Key;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Commands to aish itself. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class MetaCommandTest {
    @Test
    void helpListsTheCommands(TerminalSession aish) {
        assertThat(aish.run(":help")).contains(":tour  ").contains(":help all");
    }

    @Test
    void helpExplainsATopic(TerminalSession aish) {
        assertThat(aish.run(":help routing")).contains("$ LINE").contains("? LINE");
    }

    @Test
    void helpExplainsACommand(TerminalSession aish) {
        assertThat(aish.run(":help :out")).startsWith(":out [N]");
        assertThat(aish.run(":help nonsense")).contains("No help on \"nonsense\". :help all lists");
    }

    @Test
    void bothDialectsWork(TerminalSession aish) {
        assertThat(aish.run("/help keys")).isEqualTo(aish.run(":help keys"));
    }

    @Test
    void aPathIsNoMetaCommand(TerminalSession aish) {
        assertThat(aish.run("/bin/echo path")).isEqualTo("path");
    }

    @Test
    void anUnknownOneSuggestsANearOne(TerminalSession aish) {
        assertThat(aish.run(":hlep")).contains("no such command: :hlep. Did you mean :help?");
        assertThat(aish.run(":zzzzzz"))
                .contains("no such command: :zzzzzz. :help lists all commands.");
    }

    @Test
    void whyExplainsTheLastLine(TerminalSession aish) {
        aish.run("$ echo x");
        assertThat(aish.run(":why")).contains("shell").contains("starts with $");
        aish.run("? who are you");
        assertThat(aish.run(":why")).contains("model").contains("starts with ?");
    }

    @Test
    void multiCollectsUntilADot(TerminalSession aish) {
        aish.enter(":multi");
        aish.waitFor("\\n> $");
        aish.enter("for i in 1 2; do");
        aish.waitFor("\\n> $");
        aish.enter("echo multi-$i; done");
        aish.waitFor("\\n> $");
        aish.mark().enter(".");
        assertThat(aish.outputUntilPrompt()).isEqualTo("multi-1\nmulti-2");
    }

    @Test
    void multiMayBeDropped(TerminalSession aish) {
        aish.enter(":multi");
        aish.waitFor("\\n> $");
        aish.enter("echo never");
        aish.waitFor("\\n> $");
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
        assertThat(aish.run("echo on")).isEqualTo("on");
    }

    @Test
    void keysAreListedAndChanged(TerminalSession aish) {
        assertThat(aish.run(":keys")).contains("Alt-Enter");
        assertThat(aish.run(":keys vi")).contains("Using vi keys");
        aish.mark().type("echo wrong").press(Key.ESCAPE).type("ccecho vi").press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("vi");
        assertThat(aish.run(":keys emacs")).contains("Using emacs keys");
        assertThat(aish.run(":keys ed")).contains(":keys takes emacs or vi, not ed");
    }

    @Test
    void clearWipesTheScreen(TerminalSession aish) {
        aish.run("echo clutter");
        aish.run(":clear");
        assertThat(aish.screen()).matches("aish#\\d+>\n");
    }

    @Test
    void aMetaCommandLeavesTheStatusAlone(TerminalSession aish) {
        aish.run("(exit 6)");
        aish.run(":why");
        assertThat(aish.run("echo $?")).isEqualTo("6");
    }
}
