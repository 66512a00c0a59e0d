package aish.text;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class WordWrapTest {
    private static WordWrap to(int columns) {
        return new WordWrap(columns, String::length);
    }

    @Test
    void indentsWhatContinuesAMessage() {
        assertThat(to(20).hanging("aish: one two three four five", 6))
                .isEqualTo("aish: one two three\n      four five");
        assertThat(to(20).hanging("aish: one\ntwo", 6)).isEqualTo("aish: one\n      two");
        assertThat(to(0).hanging("aish: one two three four five", 6))
                .isEqualTo("aish: one two three four five");
    }

    @Test
    void alignsWithTheTextOfAList() {
        assertThat(to(20).lines("- one two three four five"))
                .isEqualTo("- one two three four\n  five");
        assertThat(to(20).lines("12. one two three four")).isEqualTo("12. one two three\n    four");
    }

    @Test
    void alignsWithTheLastColumnOfATable() {
        assertThat(to(30).lines(":undo ID  undoes that command and says so"))
                .isEqualTo(":undo ID  undoes that command\n          and says so");
        assertThat(to(30).lines("a  b    c")).isEqualTo("a  b    c");
    }

    @Test
    void leavesLongWordsWhole() {
        String path = "/a/very/long/path/that/is/longer/than/a/line";
        assertThat(to(20).hanging("aish: cannot read " + path + " now", 6))
                .isEqualTo("aish: cannot read\n      " + path + "\n      now");
    }

    /** Every word is there, in order, and only a long one sticks out. */
    @Property
    void breaksOnlyBetweenWords(
            @ForAll @Size(max = 30) List<@AlphaChars @StringLength(min = 1, max = 30) String> words,
            @ForAll @IntRange(min = 20, max = 90) int columns) {
        String text = "aish: " + String.join(" ", words);
        String wrapped = to(columns).hanging(text, 6);
        assertThat(wrapped.replaceAll("\\s+", " ")).isEqualTo(text.replaceAll("\\s+", " "));
        for (String line : wrapped.lines().toList()) {
            assertThat(line.length() <= columns || line.strip().indexOf(' ') < 0).isTrue();
        }
    }
}
