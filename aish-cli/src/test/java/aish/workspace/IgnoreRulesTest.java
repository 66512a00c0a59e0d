package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.workspace.IgnoreRules.IgnoreFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IgnoreRulesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*.o | src/a.o | true",
                "/a.o | src/a.o | false",
                "src/*.o | src/a.o | true",
                "src/*.o | src/deep/a.o | false",
                "**/a.o | a.o | true",
                "**/a.o | x/y/a.o | true",
                "src/**/a.o | src/a.o | true",
                "src/**/a.o | src/x/y/a.o | true",
                "src/** | src/x/y | true",
                "src/** | src | false",
                "a**b | axxb | true",
                "[a-c].txt | b.txt | true",
                "[!a-c].txt | b.txt | false",
                "[[:digit:]] | 7 | true",
                "[]] | ] | true",
                "[a | [a | false",
                "\\#a | #a | true",
                "\\!a | !a | true",
                "#a | #a | false",
                "a\\ | a | false",
                "a\\* | a* | true",
                "dir/ | dir | false",
                "a?c | a/c | false",
                "x/[^a]y | x//y | false",
            })
    void matchesAsGitDoes(String line, String path, boolean ignored) {
        assertThat(IgnoreFile.parse(line).ignores(path, () -> false).orElse(false))
                .isEqualTo(ignored);
    }

    @Test
    void letsTheLastRuleDecideAndReadsAnyLineEnd() {
        IgnoreFile file = IgnoreFile.parse("\ufeff*.o\r\n!b.o  \r\nc\\ \n");
        assertThat(file.ignores("a.o", () -> false)).hasValue(true);
        assertThat(file.ignores("b.o", () -> false)).hasValue(false);
        assertThat(file.ignores("c ", () -> false)).hasValue(true);
        assertThat(file.ignores("d", () -> false)).isEmpty();
    }

    /** With a matcher that goes back, this would not end. */
    @Test
    void isNotSlowedDownByAHostilePattern() {
        IgnoreFile file = IgnoreFile.parse("*a".repeat(60) + "*b\n/" + "**/a*".repeat(40) + "/c\n");
        assertThat(file.ignores("a".repeat(200), () -> false)).isEmpty();
        assertThat(file.ignores("a/".repeat(100) + "a", () -> false)).isEmpty();
    }
}
