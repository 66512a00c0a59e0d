package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jline.utils.WCWidth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WidthsTest {
    @Test
    void everyCharacterIsAsWideAsTheLineEditorTakesItToBe() {
        assertThat(
                        IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                                .filter(Character::isDefined)
                                .filter(c -> Widths.alone(c) != Math.max(0, WCWidth.wcwidth(c)))
                                .mapToObj(Integer::toHexString))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"abc, 3", "日本, 4", "e\u0301, 1", "🇩🇪, 2", "👩‍💻, 2", "👍🏽, 2", "☀️, 2"})
    void whatBelongsToThePreviousCharacterTakesNoColumn(String text, int columns) {
        assertThat(Widths.of(text)).isEqualTo(columns);
    }

    @Test
    void whatDoesNotFitIsCutBetweenCharacters() {
        assertThat(Widths.cut("日本語", 5)).isEqualTo("日本");
    }
}
