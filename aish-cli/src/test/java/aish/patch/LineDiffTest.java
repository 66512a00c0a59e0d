package aish.patch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineDiffTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "abc  | abc   | ''",
                "''   | ab    | '@@ -0,0 +1,2 @@,+a,+b'",
                "ab   | ''    | '@@ -1,2 +0,0 @@,-a,-b'",
                "abc  | axc   | '@@ -1,3 +1,3 @@, a,-b,+x, c'",
                "abcabba | cbabac | '@@ -1,7 +1,6 @@,-a,+c, b,-c, a, b,-b, a,+c'",
            })
    void writesWhatDiffersLineByLine(String before, String after, String hunks) {
        assertThat(LineDiff.unified(lines(before), lines(after)).replace("\n", ","))
                .isEqualTo(hunks.isEmpty() ? "" : hunks + ",");
    }

    @Test
    void separatesWhatIsFarApart() {
        String diff = LineDiff.unified(lines("a12345678b"), lines("x12345678y"));
        assertThat(diff.replace("\n", ","))
                .isEqualTo("@@ -1,4 +1,4 @@,-a,+x, 1, 2, 3,@@ -7,4 +7,4 @@, 6, 7, 8,-b,+y,");
    }

    @Test
    void hugeTextsWithoutCommonLinesAreReplacedAsAWhole() {
        String before = "a\n".repeat(200_000);
        String after = "b\n".repeat(200_000);
        assertThat(LineDiff.unified(before, after))
                .startsWith("@@ -1,200000 +1,200000 @@\n-a\n")
                .endsWith("+b\n");
    }

    @Test
    void saysThatTheLastLineHasNoLineFeed() {
        assertThat(LineDiff.unified("a\nb", "a\nb\n"))
                .isEqualTo("@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n");
    }

    private static String lines(String letters) {
        return letters.isBlank() ? "" : String.join("\n", letters.strip().split("")) + "\n";
    }
}
