package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.OutputCapture.ScreenSwitch;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScreenSwitchTest {
    @ParameterizedTest
    @CsvSource({
        "'', ''",
        "?1049h?25l?1002;1006h, ?25h?1002l?1006l?1049l",
        "?1049h?25l?25h?1049l, ''",
        "?7l, ?7h",
        "?2004h?1h?12l, ''",
        "?1004h, ?1004l",
        "?25h?1000l, ''"
    })
    void undoesWhatACommandLeavesChanged(String modes, String resets) {
        ScreenSwitch screen = scanned(modes.replace("?", "\u001b[?"));
        assertThat(screen.resets()).isEqualTo(resets.replace("?", "\u001b[?"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[?1049h",
                "\u001b[?1047h",
                "\u001b[?47h",
                "\u001b[?1049;25h",
                "\u001b[?25;1049h",
                "a\u001b[31mb\u001b[?1049h",
                "\u001b\u001b[?1049h",
                "\u001b[\u001b[?1049h",
                "\u001b[?10\u001b[?1049h",
                "\u001b[?1049l\u001b[?1049h",
            })
    void entersTheFullScreen(String text) {
        ScreenSwitch screen = scanned(text);
        assertThat(screen.isFull()).isTrue();
        assertThat(screen.wasFull()).isTrue();
        assertThat(screen.isPlain()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "plain", "\u001b[?25h", "\u001b[1049h",
                "[?1049h", "\u001b[?10490h", "\u001b[?10491049h", "\u001b[?1049$p",
                "\u001b[?1049r", "\u001b]?1049h", "\u001b[?99999999999999999999h", "\u001b[?1049l"
            })
    void staysOnTheUsualScreen(String text) {
        ScreenSwitch screen = scanned(text);
        assertThat(screen.isFull()).isFalse();
        assertThat(screen.wasFull()).isFalse();
    }

    @Test
    void remembersAFullScreenThatWasLeft() {
        ScreenSwitch screen = scanned("\u001b[?1049hdrawing\u001b[?1049lback");
        assertThat(screen.isFull()).isFalse();
        assertThat(screen.wasFull()).isTrue();
        assertThat(screen.isPlain()).isTrue();
    }

    @Test
    void isNotPlainWithinASequence() {
        assertThat(scanned("a\u001b").isPlain()).isFalse();
        assertThat(scanned("a\u001b[?10").isPlain()).isFalse();
        assertThat(scanned("a\u001b[0").isPlain()).isTrue();
    }

    @Test
    void stopsJustPastASwitch() {
        byte[] bytes = "ab\u001b[?1049hcd".getBytes(StandardCharsets.US_ASCII);
        assertThat(new ScreenSwitch().scan(bytes, 0)).isEqualTo(bytes.length - 2);
    }

    @Property
    void splitsDoNotMatter(
            @ForAll("streams") String text, @ForAll @IntRange(min = 1, max = 8) int size) {
        ScreenSwitch whole = scanned(text);
        ScreenSwitch pieces = new ScreenSwitch();
        for (int start = 0; start < text.length(); start += size) {
            scan(pieces, text.substring(start, Math.min(text.length(), start + size)));
        }
        assertThat(pieces.isFull()).isEqualTo(whole.isFull());
        assertThat(pieces.wasFull()).isEqualTo(whole.wasFull());
        assertThat(pieces.isPlain()).isEqualTo(whole.isPlain());
    }

    @Provide
    Arbitrary<String> streams() {
        return Arbitraries.of(
                        new String[] {
                            "\u001b[?1049h", "\u001b[?1049l", "\u001b[?25h", "\u001b", "[", "?",
                            "47", ";", "h", "l", "text", "\u001b[31m"
                        })
                .list()
                .ofMaxSize(12)
                .map(pieces -> String.join("", pieces));
    }

    private static ScreenSwitch scanned(String text) {
        ScreenSwitch screen = new ScreenSwitch();
        scan(screen, text);
        return screen;
    }

    private static void scan(ScreenSwitch screen, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        for (int start = 0; start < bytes.length; ) {
            start = screen.scan(bytes, start);
        }
    }
}
