package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimCheckTest {
    private static Claim claim(String text) {
        return new Claim(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            nullValues = "-",
            textBlock =
                    """
                    2 failed, 3 passed       | 2 tests failed                        | -
                    2 failed, 3 passed       | 5 tests failed                        | 5 is not there
                    TIMEOUT = 30             | `TIMEOUT` is 30                       | -
                    TIMEOUT = 30             | `RETRIES` is 45                       | `RETRIES` is not there
                    took 4.812 s             | It took 5 seconds                     | -
                    took 4.812 s             | It took 9 seconds                     | 9 is not there
                    Address already in use   | It says "address already  in use"     | -
                    Address already in use   | It says "connection refused"          | "connection refused" is not there
                    bind 127.0.0.1: denied   | It says “bind … denied”               | -
                    Python 3.11.2            | It runs Python 3.11                   | -
                    size: 1800               | See line 44                           | -
                    anything                 | The port is taken by another process  | -
                    """)
    void takesQuotationsCodeAndNumbersLiterally(String line, String claim, String problem) {
        Passage passage =
                Passage.of("cmd", List.of(line), 1, new Citation.Lines(1, 1)).orElseThrow();
        assertThat(ClaimCheck.problem(claim(claim), passage))
                .isEqualTo(Optional.ofNullable(problem));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    The tests passed             | 0 | -
                    The tests passed             | 1 | it ended with status 1
                    The build failed             | 2 | -
                    The build failed             | 0 | it ended with status 0
                    Nothing failed, all passed   | 1 | -
                    It did not succeed           | 1 | -
                    It prints the version        | 1 | -
                    The job `passed` was started | 1 | -
                    """)
    void comparesWordsOfSuccessWithTheStatus(String claim, int status, String problem) {
        assertThat(ClaimCheck.problem(claim(claim), status))
                .isEqualTo(Optional.ofNullable(problem));
    }

    @ParameterizedTest
    @CsvSource({"1, 1, true", "3, 3, true", "4, 4, false", "2, 9, false", "3, 2, false"})
    void hasOnlyLinesThatAreThere(int first, int last, boolean there) {
        assertThat(Passage.of("", List.of("a", "b", "c"), 1, new Citation.Lines(first, last)))
                .satisfies(found -> assertThat(found.isPresent()).isEqualTo(there));
    }
}
