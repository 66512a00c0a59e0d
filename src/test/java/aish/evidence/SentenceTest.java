package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentenceTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    The port is `x`                                 | false
                    You should set it to `x`                        | true
                    It is old and should be `x`                     | true
                    `x` is old and should be replaced               | false
                    The port is not `x`                             | true
                    It found nothing, it ended with `x`             | false
                    It is full, so writes to `x` fail               | true
                    It is full, because `x` is large                | false
                    Because `x` is large, the disk is full          | true
                    The switch to `x` was late                      | false
                    Use `x`                                         | true
                    It is old; `x` replaces it                      | true
                    """)
    void tellsWhatIsStatedFromTheRest(String text, boolean doubtful) {
        assertThat(Sentence.of(text).isDoubtful(text.indexOf("`x`"))).isEqualTo(doubtful);
    }
}
