package aish.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "*.java   | a.java  | true",
                "*.java   | x/a.java | false",
                "x?y      | x/y     | false",
                "x[/-]y   | x/y     | false",
                "**/a     | a       | true",
                "**/a     | x/y/a   | true",
                "x/**     | x/y/z   | true",
                "[!a-c]   | d       | true",
                "\\*       | *       | true",
                "\\*       | a       | false",
            })
    void matchesPathsAsGitDoes(String pattern, String path, boolean matches) {
        assertThat(Glob.ofPath(pattern).orElseThrow().matches(path)).isEqualTo(matches);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "*        | a/b     | true",
                "a*       | A       | false",
                "[[:digit:]]x | 7x  | true",
                "[a       | [a      | true",
                "a\\       | a\\      | true",
                "[]a]     | ]       | true",
                "[a\\-z]   | m       | false",
                "[a\\-z]   | -       | true",
                "[z-a]    | m       | false",
            })
    void matchesTextAsAShellDoes(String pattern, String text, boolean matches) {
        assertThat(Glob.ofText(pattern, Glob.Case.EXACT).matches(text)).isEqualTo(matches);
    }

    @ParameterizedTest
    @CsvSource({"A*, abc, true", "[A-C]x, bX, true", "[!a], A, false", "[!a], b, true"})
    void ignoresCaseIfAskedTo(String pattern, String text, boolean matches) {
        assertThat(Glob.ofText(pattern, Glob.Case.ANY).matches(text)).isEqualTo(matches);
    }

    @ParameterizedTest
    @CsvSource({"[a", "a\\", "[[:nothing:]]"})
    void refusesABrokenPatternOfPaths(String pattern) {
        assertThat(Glob.ofPath(pattern)).isEmpty();
    }

    @Property
    void aQuotedTextMatchesItselfAlone(@ForAll String text, @ForAll String other) {
        Glob glob = Glob.ofText(Glob.quote(text), Glob.Case.EXACT);
        assertThat(glob.matches(text)).isTrue();
        assertThat(glob.matches(other)).isEqualTo(other.equals(text));
    }

    @Test
    void isNotSlowedByManyStars() {
        Glob glob = Glob.ofText("a*".repeat(30) + "b", Glob.Case.EXACT);
        assertThat(glob.matches("a".repeat(1000))).isFalse();
    }
}
