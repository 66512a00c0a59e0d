package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.workspace.IgnoreRules.IgnoreFile;
import org.junit.jupiter.api.Test;

class IgnoreRulesTest {
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
