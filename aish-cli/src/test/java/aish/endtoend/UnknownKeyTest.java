package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Key;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A key that means nothing to the editor leaves nothing in the line. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class UnknownKeyTest {
    /** Between two keys of a fast typist. */
    private static final long BETWEEN_KEYS = 50;

    /** Longer than Esc waits for the rest of a key. */
    private static final long ESCAPE_MILLIS = 700;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1;5A", "[1;5B", "[1;2D", "[1;2C", "[1;3A", "[1;5H", "OP", "OQ", "[15~", "[24~",
                "[1;2R", "[201~", "[[A", "[>0;1c", "#", "*", "/"
            })
    void leavesTheLineAlone(String key, TerminalSession aish) {
        aish.mark().type("echo ab").type(Key.ESCAPE.bytes() + key).type("cd");
        aish.press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("abcd");
    }

    @Test
    void whatWasTypedBeforeItIsShown(TerminalSession aish) {
        aish.run("clear");
        aish.type("echo shown" + Key.ESCAPE.bytes() + "[1;5A");
        aish.waitForScreen("> echo shown$");
        aish.press(Key.CTRL_U);
    }

    @Test
    void escapeAloneDoesNothing(TerminalSession aish) throws Exception {
        aish.mark().type("echo ab").press(Key.ESCAPE);
        Thread.sleep(BETWEEN_KEYS);
        aish.type("c").press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("abc");
    }

    @Test
    void escapeLeavesTheMenu(TerminalSession aish) throws Exception {
        aish.run("touch menu1 menu2 menu3");
        aish.mark().type("echo men\t");
        aish.waitForScreen("menu1 +menu2 +menu3");
        aish.type("\t");
        aish.waitForScreen("> echo menu1$");
        aish.press(Key.ESCAPE);
        Thread.sleep(2 * ESCAPE_MILLIS);
        aish.type("3").press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("menu3");
    }

    @Test
    void aLongListIsAMenuAtOnce(TerminalSession aish) throws Exception {
        aish.run("mkdir many; touch many/file-{1..150}");
        aish.mark().type("echo many/f\t");
        aish.waitForScreen("> echo many/file-1$");
        aish.press(Key.DOWN).press(Key.ENTER);
        aish.waitForScreen("> echo many/file-10$");
        aish.press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("many/file-10");
    }

    @Test
    void knownKeysWorkAfterIt(TerminalSession aish) {
        aish.run("echo before");
        aish.mark().type(Key.ESCAPE.bytes() + "[1;5A").press(Key.UP).press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("before");
    }
}
