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
        assertThat(joined.unmeasured(text)).isEmpty();
        assertThat(joined.masked(text)).isEqualTo(text);
        AttributedString shown = new AttributedString(text);
        assertThat(joined.drawn(shown)).isSameAs(shown);
    }

    @Test
    void eachIsMeasuredOnce() {
        String text = "a" + FAMILY + "b" + THUMB + FAMILY + HEART + FLAG + "1\ufe0f\u20e3";
        assertThat(joined.unmeasured(text))
                .containsExactly(FAMILY, THUMB, HEART, FLAG, "1\ufe0f\u20e3");
        joined.measured(FAMILY, OptionalInt.of(2));
        joined.measured(THUMB, OptionalInt.of(4));
        joined.measured(HEART, OptionalInt.of(1));
        assertThat(joined.unmeasured(text)).containsExactly(FLAG, "1\ufe0f\u20e3");
    }

    @Test
    void aTerminalThatDoesNotAnswerIsNotAskedAgain() {
        joined.measured(FAMILY, OptionalInt.empty());
        assertThat(joined.unmeasured(FAMILY + FLAG)).isEmpty();
        assertThat(width(FAMILY + FLAG)).isEqualTo(4);
    }

    @Test
    void takesTheColumnsThatTheTerminalTakes() {
        joined.measured(FAMILY, OptionalInt.of(2));
        joined.measured(THUMB, OptionalInt.of(4));
        joined.measured(HEART, OptionalInt.of(1));
        joined.measured(FLAG, OptionalInt.of(3));
        assertThat(List.of(width(FAMILY), width(THUMB), width(HEART), width(FLAG)))
                .containsExactly(2, 4, 1, 3);
    }

    @Test
    void isDrawnOverBlanksOfItsWidth() {
        joined.measured(FAMILY, OptionalInt.of(2));
        joined.measured(FLAG, OptionalInt.of(3));
        AttributedString drawn =
                joined.drawn(
                        new AttributedString(joined.masked("a" + FAMILY + "b" + FLAG + HEART)));
        assertThat(drawn.toString())
                .isEqualTo(
                        "a\u001b7\u3000\u001b8"
                                + FAMILY
                                + "b\u001b7\u3000 \u001b8"
                                + FLAG
                                + "\u001b7\u3000\u001b8"
                                + HEART
                                + "\u001b8\u001b[2C");
        assertThat(drawn.columnLength()).isEqualTo(1 + 2 + 1 + 3 + 2);
    }
}
