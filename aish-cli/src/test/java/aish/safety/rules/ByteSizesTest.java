package aish.safety.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ByteSizesTest {
    @ParameterizedTest
    @CsvSource({"512,512", "10M,10485760", "1G,1073741824", "2KiB,2048", "8c,8", "1b,512"})
    void readsSizes(String text, long bytes) {
        assertThat(ByteSizes.of(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "9999999999999999999", "999999T", "1E"})
    void takesWhatItCannotReadForTheLargest(String text) {
        assertThat(ByteSizes.of(text)).isGreaterThan(1L << 59);
    }
}
