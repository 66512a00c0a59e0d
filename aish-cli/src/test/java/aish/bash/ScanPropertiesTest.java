package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.Word;
import aish.testing.Tier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every text, however wrong. */
class ScanPropertiesTest {
    private static final int LENGTH = Tier.times(1 << 18, 1 << 20);

    @Property(tries = 2000)
    void spansAreExactForAnyText(@ForAll String text) {
        assertSound(text);
    }

    @Property(tries = 2000)
    void spansAreExactForBashLikeText(@ForAll("bashLike") String text) {
        assertSound(text);
    }

    @Property(tries = 100)
    void everyPrefixIsSound(@ForAll("bashLike") String text) {
        for (int end = 0; end <= text.length(); end++) {
            assertSound(text.substring(0, end));
        }
    }

    @Property(tries = 300)
    void aWordIsFoundAtEveryCursor(@ForAll("bashLike") String text) {
        for (int cursor = 0; cursor <= text.length(); cursor++) {
            CursorWord word = CursorWord.at(text, cursor);
            assertThat(text.substring(word.start(), cursor)).isEqualTo(word.raw());
        }
    }

    @Provide
    Arbitrary<String> bashLike() {
        return Arbitraries.of(
                        new String[] {
                            "if ", "then ", "fi", "for ", "in ", "do ", "done", "case ", "esac",
                            "{ ", "} ", "(", ")", ";", ";;", "\n", "&&", "|",
                            "&", "!", "[[ ", " ]]", "((", "))", "$(", "$((", "${",
                            "}", "\"", "'", "`", "a", "b ", " ", "-f ", "==",
                            "=~ ", "x=", "=(", "a[", "]", "$x", "# ", "<<E ", "E\n",
                            ">", "2>&1", "<(", "@(", "f()", "\\", "\\\n", "$'", "function ",
                            "coproc ", "time ", "*", "é", "\t", "\0", "~"
                        })
                .list()
                .ofMaxSize(25)
                .map(parts -> String.join("", parts));
    }

    private static void assertSound(String text) {
        ScanResult scan = ShellScanner.scan(text);
        int covered = 0;
        for (Token token : scan.tokens()) {
            assertThat(token.start()).isGreaterThanOrEqualTo(covered);
            assertThat(token.end()).isGreaterThan(token.start());
            assertThat(text.substring(covered, token.start())).containsPattern("\\A[ \t\n]*\\z");
            covered = token.end();
        }
        assertThat(text.substring(covered)).containsPattern("\\A[ \t\n]*\\z");
        int start = 0;
        for (Word word : scan.words()) {
            assertThat(word.start()).isGreaterThanOrEqualTo(start).isLessThan(word.end());
            assertThat(word.end()).isLessThanOrEqualTo(text.length());
            start = word.start();
        }
    }

    /** Any of these takes hours if a pass looks back or ahead without bound. */
    @ParameterizedTest
    @MethodSource("hostileParts")
    void hostileTextTakesLinearTime(String part) {
        String text = part.repeat(LENGTH / part.length());
        assertThat(ShellScanner.scan(text).text()).isSameAs(text);
        assertThat(CursorWord.at(text, text.length()).raw()).isNotNull();
    }

    static List<String> hostileParts() {
        return List.of(
                "$(",
                "\"$(",
                "'",
                "\"",
                "`",
                "\\`",
                "`\\`",
                "${",
                "$((",
                "((",
                "(",
                "((a) ",
                ")",
                "{ ",
                "{ )",
                "if ",
                "case x in a) ",
                "[",
                "a[",
                "[[ ",
                "<<E ",
                "<<E\n",
                "\\",
                "#",
                "1",
                "1>",
                "{a",
                "a=(",
                "=",
                "x=",
                "*(",
                "<(",
                "a ",
                ";",
                "\n",
                "$'",
                "$",
                "&",
                "if (",
                "$(if )",
                "$((a) ",
                "for ((",
                "f() ");
    }

    @Test
    void closedNestingTakesLinearTime() {
        int depth = LENGTH / 6;
        for (String open : List.of("$(", "((", "(", "$((", "${x-", "\"$(")) {
            String close = open.startsWith("${") ? "}" : ") ";
            assertThat(ShellScanner.scan(open.repeat(depth) + "x" + close.repeat(2 * depth)))
                    .isNotNull();
        }
    }
}
