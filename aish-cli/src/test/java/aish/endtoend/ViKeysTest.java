package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines edited by vi's commands, on the screen. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class ViKeysTest {
    /** Longer than Esc waits for the rest of a key. */
    private static final long ESCAPE_MILLIS = 250;

    @ParameterizedTest
    @CsvSource({
        "abc, $x, ab",
        "one two, bcwsix, one six",
        "one two, bdwbP, twoone",
        "a{b}c, F{d%, ac",
        "abc, ., abc"
    })
    void theLineThatIsShownRuns(String typed, String commands, String line, Sandbox sandbox)
            throws Exception {
        try (TerminalSession aish = sandbox.config("editing = \"vi\"\n").open()) {
            aish.mark().type("echo " + typed);
            aish.press(Key.ESCAPE);
            Thread.sleep(ESCAPE_MILLIS);
            aish.type(commands);
            aish.waitForScreen("> echo " + Pattern.quote(line));
            aish.press(Key.ENTER);
            assertThat(aish.outputUntilPrompt()).isEqualTo(line.strip());
        }
    }
}
