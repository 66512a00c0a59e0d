package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GitArgumentsTest {
    @Test
    void readsTheArgumentsOfADiff() throws Exception {
        assertThat(GitArguments.ofDiff("a --staged 'b c' -- --staged -x"))
                .isEqualTo(
                        new GitArguments(
                                true, 10, Optional.empty(), List.of("a", "b c", "--staged", "-x")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--count 3 --author='Ada L' src",
                "--author \"Ada L\" src --count=3",
                "src --count=9 --count=3 --author Ada\\ L"
            })
    void readsTheArgumentsOfCommits(String arguments) throws Exception {
        assertThat(GitArguments.ofCommits(arguments))
                .isEqualTo(new GitArguments(false, 3, Optional.of("Ada L"), List.of("src")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--count | --count needs a value",
                "--count 0 | --count takes a number from 1 to 1000, not 0",
                "--count=many | --count takes a number from 1 to 1000, not many",
                "--count=99999999999 | --count takes a number from 1 to 1000, not 99999999999",
                "--output=x | --output=x is not an option here; use --count N, --author NAME and paths; put -- before a path that starts with -",
                "-p | -p is not an option here; use --count N, --author NAME and paths; put -- before a path that starts with -",
            })
    void saysWhatIsUnderstood(String arguments, String message) {
        assertThatThrownBy(() -> GitArguments.ofCommits(arguments))
                .isInstanceOf(SourceException.class)
                .hasMessage(message);
    }
}
