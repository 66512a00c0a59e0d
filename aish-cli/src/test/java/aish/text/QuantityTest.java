package aish.text;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityTest {
    private static final Map<String, Long> UNITS = Map.of("", 1L, "s", 1L, "m", 60L, "h", 3600L);

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "90, 90",
        "1m30s, 90",
        "1m 30, 90",
        "' 2H ', 7200",
        "000000000000001m, 60",
        "27h, 97200",
    })
    void addsNumbersWithTheirUnits(String text, long seconds) {
        assertThat(Quantity.read(text, UNITS, 100_000)).isEqualTo(OptionalLong.of(seconds));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "m",
                "5 days",
                "-1",
                "1.5h",
                "28h",
                "27h2801",
                "9223372036854775808",
                "99999999999999999999h",
                "1m,30s",
                "\u0661s"
            })
    void refusesWhatIsNoQuantityOrTooMuch(String text) {
        assertThat(Quantity.read(text, UNITS, 100_000)).isEmpty();
    }
}
