package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InstantPromptTest {
    /** As stty prints those of a new terminal. */
    private static final String USUAL = "4500:5:bf:8a3b:3:1c:7f:15:4:0:1:0:11:13:1a:0:12:f:17:16";

    @TempDir Path directory;

    @ParameterizedTest
    @CsvSource({
        "0, 80, true, '', 0",
        "0, 40, true, 0123456789, 0",
        "0, 40, true, 01234567890123456789, 1",
        "0, 40, false, 01234567890123456789, 0",
        // two columns each
        "0, 40, true, 漢字漢字漢字漢字漢字, 1",
        "0, 40, true, \u001b[A\u001b[A\u001b[A\u001b[A\u001b[A, 1",
        "0, 80, true, '\t\t\t\t\t\t\t\t\t\t\t\t', 0",
        "1, 80, true, x, 1",
        "1, 30, true, x, 2",
        "0, 80, true, '\n', 1",
        "0, 20, true, 'x\ny', 2",
    })
    void erasesTheRowsThatOneRowHasBecome(
            int rowsAbove, int columns, boolean reflows, String keys, int expected) {
        InstantPrompt prompt = prompt(rowsAbove);
        byte[] bytes = keys.getBytes(StandardCharsets.UTF_8);
        prompt.echoed(bytes, bytes.length);
        String up = expected == 0 ? "" : "\u001b[" + expected + "A";
        assertThat(prompt.takeOver(bytes.length, columns, reflows))
                .isEqualTo(up + "\u001b[?7h\u001b[?2004l\r\u001b[K\u001b7\u001b[1B\u001b[J\u001b8");
    }

    @Test
    void knowsTheModesBeforeTheLauncherChangedThem() {
        Attributes original = prompt(0).original(new Attributes());
        assertThat(original.getInputFlags())
                .containsExactlyInAnyOrder(InputFlag.ICRNL, InputFlag.IXON);
        assertThat(original.getLocalFlags())
                .containsExactlyInAnyOrder(
                        LocalFlag.ISIG, LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.ECHOCTL);
    }

    @Test
    void tellsTheLauncherByRemovingItsFile() throws IOException {
        Path mark = Files.createFile(directory.resolve("start.1"));
        prompt(0).takeOver(0, 80, true);
        assertThat(mark).doesNotExist();
    }

    private InstantPrompt prompt(int rowsAbove) {
        String told = USUAL + " 80 30 " + rowsAbove + " " + directory.resolve("start.1");
        return InstantPrompt.of(told).orElseThrow();
    }
}
