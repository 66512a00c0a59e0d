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

/**
 * A program that writes as fast as it can changes nothing for others, although the terminal is
 * relieved of part of its work meanwhile.
 */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class FloodTest {
    private static final String FLOOD = "seq 1000000 1900000";
    private static final String MODE = "stty -a | grep -o -e '-*opost'";
    private static final String USUAL = "opost";
    private static final int MUCH = 5_000_000;
    private static final int MOST_COMPARED = 100;

    /** The end of what was shown, without what the editor begins with. */
    private static String end(byte[] shown) {
        int start = Math.max(0, shown.length - MOST_COMPARED);
        return new String(shown, start, shown.length - start, StandardCharsets.ISO_8859_1)
                .replaceFirst("\u001b.*$", "");
    }

    private static void flood(TerminalSession aish) {
        aish.mark().enter(FLOOD);
        aish.waitForPrompt();
    }

    @Test
    void theShellRestoresTheUsualModesLater(TerminalSession aish, Sandbox sandbox) {
        flood(aish);
        aish.mark().enter("sleep 103");
        sandbox.awaitForeground("sleep 103");
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
        assertThat(aish.run(MODE)).isEqualTo(USUAL);
    }

    @Test
    void aProgramThatTakesTheScreenAtOnceLeavesItsLinesAlone(TerminalSession aish) {
        aish.mark().enter(FLOOD + "; stty raw; printf x; stty sane; echo");
        assertThat(end(aish.bytesUntilPrompt())).endsWith("\r\n1899999\r\n1900000\r\nx\r\n");
    }

    @Test
    void itIsInterrupted(TerminalSession aish) {
        aish.mark().enter("yes 0123456789");
        aish.waitForBytes(MUCH);
        aish.press(Key.CTRL_C);
        assertThat(end(aish.bytesUntilPrompt())).endsWith("^C\r\n");
        assertThat(aish.run(MODE)).isEqualTo(USUAL);
    }

    @Test
    void itIsSuspendedAndResumed(TerminalSession aish) {
        aish.mark().enter("yes 0123456789");
        aish.waitForBytes(MUCH);
        aish.press(Key.CTRL_Z);
        aish.waitForPrompt();
        assertThat(aish.run(MODE)).isEqualTo(USUAL);
        aish.mark().enter("fg");
        aish.waitForBytes(MUCH);
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
        assertThat(aish.run(MODE)).isEqualTo(USUAL);
    }
}
