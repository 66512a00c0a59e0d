package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WidthsTest {
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
