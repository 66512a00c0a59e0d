package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a model could write to trick a terminal or its reader, and how much work it could cause. */
class HostileTextTest {
    private static final int LONG = 1 << 15;

    record Case(String text, String shown) {}

    @ParameterizedTest
    @MethodSource("cases")
    void isShownInsteadOfObeyed(Case given) {
        assertThat(Screen.of(given.text(), Screen.PLAIN)).isEqualTo(given.shown() + "\n");
        String inCode = Screen.of("```\n" + given.text() + "\n```", Screen.COLOURED);
        assertThat(inCode.replace("\u001b[36m", "").replace("\u001b[0m", ""))
                .doesNotContain("\u001b", "\u202e", "\r");
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("a\u001b[2Jb", "a^[[2Jb"),
                new Case("a\u001b]0;title\u0007b", "a^[]0;title^Gb"),
                new Case("a\u001b]52;c;cm0=\u001b\\b", "a^[]52;c;cm0=^[\\b"),
                new Case("a\u001bP+q\u001b\\b", "a^[P+q^[\\b"),
                new Case("a\u009b31mb", "a\\u009b31mb"),
                new Case("safe\rrm -rf", "safe^Mrm -rf"),
                new Case("ab\b\bcd", "ab^H^Hcd"),
                new Case("a\u0000b", "a^@b"),
                new Case("a\u202etxt.exe", "a\\u202etxt.exe"),
                new Case("a\u2066b\u2069", "a\\u2066b\\u2069"),
                new Case("a\u200bb\ufeffc", "a\\u200bb\\ufeffc"),
                new Case("a\udb40\udc68\udb40\udc69b", "a\\u{e0068}\\u{e0069}b"),
                new Case("a\u2028b\u2029c", "a\\u2028b\\u2029c"),
                new Case("a\ud800b", "a\ufffdb"),
                new Case(
                        "&#27;[2J &#x9b; &#x202e; &#0; &#10;x", "^[[2J \\u009b \\u202e \ufffd ^Jx"),
                new Case("`a\u001b[1mb`", "`a^[[1mb`"),
                new Case("[a\u0007](http://x\u0007y)", "a^G (http://x^Gy)"),
                new Case("a\r\nb\r", "a\nb^M"));
    }

    @Test
    void showsWhatATableCellHides() {
        String shown = Screen.of("| a |\n|---|\n| \u001b[2J\u202e\tx |\n", Screen.PLAIN);
        assertThat(shown).contains("^[[2J\\u202e    x");
    }

    @Test
    void writesEveryTextOnceWhateverItsLength() {
        for (String piece :
                List.of(
                        "word ", "x", "*a ", "`", "[", "**a `b", "| a ", "- ", "-", "> ", "~", "#",
                        "日")) {
            String line = piece.repeat(LONG / piece.length());
            for (String before : List.of("", "```\n", "| a |\n|---|\n| ", "CMD: ", "# ")) {
                String shown = Screen.of(before + line, Screen.COLOURED);
                assertThat(shown.length()).as(before + piece).isLessThan(line.length() * 8 + 1000);
            }
        }
    }

    @Test
    void standsALineOfAMegabyte() {
        String line = "word ".repeat(200_000);
        assertThat(Screen.of(line, Screen.COLOURED).replace('\n', ' ')).isEqualTo(line);
        assertThat(Screen.of("```\n" + line, AnswerStyle.asWritten()))
                .isEqualTo("```\n" + line + "\n");
    }

    @Test
    void writesNoMoreForALateTokenThanForAnEarlyOne() {
        Screen screen = new Screen(Screen.COLOURED);
        screen.view.asked("m");
        for (int i = 0; i < 5000; i++) {
            screen.text("some *more* text ");
        }
        int longest = screen.writes.stream().mapToInt(String::length).max().orElse(0);
        assertThat(longest).isLessThan(100);
        assertThat(screen.writes.size()).isGreaterThan(4000);
    }

    @Test
    void showsAHugeTableInPieces() {
        Screen screen = new Screen(Screen.COLOURED);
        screen.view.asked("m");
        screen.text("| n | x |\n|--:|---|\n");
        for (int i = 0; i < 1000; i++) {
            screen.text("| " + i + " | y |\n");
        }
        assertThat(screen.writes).hasSize(5);
        assertThat(screen.visible()).contains("199⟦2⟧ │ ⟦0⟧y\n200⟦2⟧ │ ⟦0⟧y\n");
    }
}
