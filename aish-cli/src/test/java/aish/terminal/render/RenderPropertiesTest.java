package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.text.PlainText;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class RenderPropertiesTest {
    private static final List<AnswerStyle> LOOKS =
            List.of(Screen.COLOURED, Screen.FOLDED, Screen.PLAIN, AnswerStyle.asWritten());

    /** Pieces of markdown and of mischief. */
    private static final String[] PIECES = {
        "a", "b c", "word ", " ", "  ", "    ",
        "\n", "\n\n", "\t", "*", "**", "***",
        "_", "__", "~~", "`", "``", "```",
        "```sh\n", "```java\n", "```json\n", "```python\n", "```diff\n", "```console\n",
        "~~~\n", "# ", "## ", "- ", "* ", "1. ",
        "- [ ] ", "> ", ">", "---\n", "| a | b |\n", "|---|---|\n",
        "|", "[", "]", "(", ")", "](u)",
        "![", "<", ">", "<http://x>", "&amp;", "&#27;",
        "&#x202e;", "&", ";", "\\", "\\*", "!",
        "CMD: ", "CMD: cat <<E\n", "E\n", "\r\n", "\r", "\u001b[2J",
        "\u001b]52;c;aGk=\u0007", "\u009b", "\0", "\u202e", "\u200b", "\u200d",
        "\ufe0f", "😀", "👨", "日本", "\ud83d", "\ude00",
        "\udb40\udc41", "\"", "'", "\"\"\"", "/*", "*/",
        "//", "#!", "$x", "${y}", "$(", "<<EOF\n",
        "EOF\n", "{\"k\": 1}", "def f", "+", "@@", "0x1f",
        "d-e", "a_very_long_word_that_does_not_fit_on_any_line_of_a_narrow_window"
    };

    @Property(tries = 4000)
    void looksTheSameInWhateverPiecesItComes(
            @ForAll("answers") String answer,
            @ForAll @Size(max = 12) List<@IntRange(max = 200) Integer> cuts,
            @ForAll("looks") AnswerStyle look,
            @ForAll @IntRange(max = 50) int columns) {
        assertThat(Screen.of(pieces(answer, cuts), look, columns))
                .isEqualTo(Screen.of(List.of(answer), look, columns))
                .isEqualTo(Screen.of(signs(answer), look, columns));
    }

    @Property(tries = 4000)
    void neverCommandsTheTerminal(
            @ForAll("answers") String answer, @ForAll("looks") AnswerStyle look) {
        String written = Screen.of(List.of(answer), look, 30);
        String withoutOurs = written.replaceAll("\u001b\\[[0-9;]*m", "");
        assertThat(withoutOurs.codePoints())
                .noneMatch(c -> c != '\n' && c != '\t' && Character.getType(c) == Character.CONTROL)
                .noneMatch(c -> c == 0x202e || c == 0x200b || (c >= 0xe0000 && c < 0xe1000));
        assertThat(Screen.visible(written)).doesNotContain("\u001b");
    }

    @Property(tries = 2000)
    void leavesTheCursorOnALineOfItsOwnInPlainInk(
            @ForAll("answers") String answer, @ForAll("looks") AnswerStyle look) {
        String written = Screen.of(List.of(answer), look, 30);
        if (!written.isEmpty()) {
            assertThat(written).endsWith("\n");
        }
        int lastStyle = written.lastIndexOf("\u001b[");
        assertThat(lastStyle < 0 || written.startsWith("\u001b[0m", lastStyle)).isTrue();
    }

    @Property(tries = 2000)
    void passesThroughWhatGoesToAFile(@ForAll("answers") String answer) {
        String harmless = PlainText.of(answer.replace("\r\n", "\n"));
        String text = harmless.replaceAll("\n+$", "");
        assertThat(Screen.of(List.of(answer), AnswerStyle.asWritten()))
                .isEqualTo(text.isEmpty() ? "" : text + "\n");
    }

    private static List<String> pieces(String text, List<Integer> cuts) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        for (int at : cuts.stream().sorted().toList()) {
            int to = Math.clamp(at, from, text.length());
            pieces.add(text.substring(from, to));
            from = to;
        }
        pieces.add(text.substring(from));
        return pieces;
    }

    private static List<String> signs(String text) {
        return text.chars().mapToObj(c -> String.valueOf((char) c)).toList();
    }

    @Provide
    Arbitrary<AnswerStyle> looks() {
        return Arbitraries.of(LOOKS);
    }

    /** They are thrown together. */
    @Provide
    Arbitrary<String> answers() {
        return Arbitraries.of(PIECES).list().ofMaxSize(30).map(parts -> String.join("", parts));
    }
}
