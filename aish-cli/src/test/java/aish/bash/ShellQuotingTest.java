package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;

import aish.bash.ScanResult.QuoteState;
import aish.bash.ShellQuoting.Tilde;
import aish.bash.ShellQuoting.Unquoting;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellQuotingTest {
    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '\0',
            textBlock =
                    """
                    abc => abc
                    /usr/lib-x_y.z => /usr/lib-x_y.z
                    héllo => héllo
                    a b => 'a b'
                    it's => 'it'\\\\''s'
                    $x => '$x'
                    ~ => '~'
                    a\\nb => $'a\\\\nb'
                    a\\nb'c => $'a\\\\nb\\\\'c'
                    """)
    void quotesOnlyWhatNeedsIt(String value, String quoted) {
        assertThat(ShellQuoting.quote(value.translateEscapes()))
                .isEqualTo(quoted.translateEscapes());
    }

    @Test
    void quotesTheEmptyString() {
        assertThat(ShellQuoting.quote("")).isEqualTo("''");
    }

    @Test
    void completesWithinTheOpenQuotes() {
        String name = "~/it's \"$5\"";
        assertThat(ShellQuoting.quoteForCompletion(name, QuoteState.NONE, Tilde.EXPANDED))
                .isEqualTo("~/it\\'s\\ \\\"\\$5\\\"");
        assertThat(ShellQuoting.quoteForCompletion(name, QuoteState.NONE, Tilde.LITERAL))
                .isEqualTo("\\~/it\\'s\\ \\\"\\$5\\\"");
        assertThat(ShellQuoting.quoteForCompletion(name, QuoteState.SINGLE, Tilde.LITERAL))
                .isEqualTo("~/it'\\''s \"$5\"");
        assertThat(ShellQuoting.quoteForCompletion(name, QuoteState.DOUBLE, Tilde.LITERAL))
                .isEqualTo("~/it's \\\"\\$5\\\"");
        assertThat(ShellQuoting.quoteForCompletion(name, QuoteState.DOLLAR_SINGLE, Tilde.LITERAL))
                .isEqualTo("~/it\\'s \"$5\"");
    }

    @Test
    void keepsTheTildeBeforeQuotes() {
        assertThat(ShellQuoting.quoteForCompletion("~/a\nb", QuoteState.NONE, Tilde.EXPANDED))
                .isEqualTo("~/$'a\\nb'");
    }

    @Provide
    Arbitrary<String> withoutNul() {
        return Arbitraries.strings().excludeChars('\0'); // no word of bash holds one
    }

    @Property
    void quotingIsUndone(@ForAll("withoutNul") String value) {
        assertThat(Unquoting.unquote(ShellQuoting.quote(value))).isEqualTo(value);
    }

    @Property
    void aQuotedStringIsOneFinishedWord(@ForAll("withoutNul") String value) {
        ScanResult scan = ShellScanner.scan("echo " + ShellQuoting.quote(value));
        assertThat(scan.complete()).isTrue();
        assertThat(scan.words()).hasSize(2);
        assertThat(scan.unquoted(scan.words().getLast())).isEqualTo(value);
    }
}
