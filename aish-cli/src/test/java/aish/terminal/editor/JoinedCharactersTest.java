package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JoinedCharactersTest {
    private static final String FAMILY = "👩\u200d👩\u200d👧";
    private static final String THUMB = "👍🏽";
    private static final String HEART = "❤\ufe0f";
    private static final String FLAG = "🇩🇪";

    private final JoinedCharacters joined = new JoinedCharacters();

    private int width(String text) {
        return new AttributedString(joined.masked(text)).columnLength();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "日本", "e\u0301", "👩", "ก\u0e33", "❤"})
    void whatAllTerminalsDrawAlikeIsLeftAlone(String text) {
        assertThat(joined.masked(text)).isEqualTo(text);
        AttributedString shown = new AttributedString(text);
        assertThat(joined.drawn(shown)).isSameAs(shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {FAMILY, THUMB, HEART, FLAG, "1\ufe0f\u20e3"})
    void eachTakesTwoColumns(String text) {
        assertThat(width("a" + text + "b" + text)).isEqualTo(6);
    }

    @Test
    void isDrawnOverABlank() {
        AttributedString drawn =
                joined.drawn(new AttributedString(joined.masked("a" + FAMILY + "b" + FLAG)));
        assertThat(drawn.toString())
                .isEqualTo(
                        "a\u001b7\u3000\u001b8"
                                + FAMILY
                                + "\u001b8\u001b[2Cb\u001b7\u3000\u001b8"
                                + FLAG
                                + "\u001b8\u001b[2C");
        assertThat(drawn.columnLength()).isEqualTo(1 + 2 + 1 + 2);
    }
}
