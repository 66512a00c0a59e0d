package aish.context;

import static org.assertj.core.api.Assertions.assertThat;

import aish.context.OutputText.TerminalText;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "plain text|plain text",
                "\\e[1;31mred\\e[0m|red",
                "\\e]0;title\\aafter|after",
                "\\e]8;;http://x\\e\\\\link\\e]8;;\\e\\\\|link",
                "a\\r\\nb\\r\\n|a\\nb\\n",
                "10%\\r50%\\r100%\\n|100%\\n",
                "abc\\b\\bX|aX",
                "\\b\\bX|X",
                "x\\e(By|xy",
                "x\\e=y\\e>z|xyz",
                "nul\\0bel\\adel\\x7f|nulbeldel",
                "c1\\x9b31mx|c1x",
                "cut \\e[3|cut `",
                "cut \\e|cut `",
                "\\e]never ends\\nnext|never ends\\nnext",
                "tab\\tstays|tab\\tstays",
            })
    void readsWhatAPersonWouldHaveRead(String raw, String plain) {
        assertThat(TerminalText.plain(unescape(raw)))
                .isEqualTo(unescape(plain.endsWith("`") ? plain.replace("`", "") : plain));
    }

    private static String unescape(String text) {
        return text.replace("\\\\", "\u0001")
                .replace("\\e", "\u001b")
                .replace("\\a", "\u0007")
                .replace("\\r", "\r")
                .replace("\\n", "\n")
                .replace("\\b", "\b")
                .replace("\\t", "\t")
                .replace("\\0", "\0")
                .replace("\\x7f", "\u007f")
                .replace("\\x9b", "\u009b")
                .replace("\u0001", "\\");
    }

    @Property
    void leavesNothingThatATerminalObeys(
            @ForAll @CharRange(from = '\0', to = '\u00a5') String raw) {
        assertThat(TerminalText.plain(raw).chars())
                .allMatch(c -> c == '\n' || c == '\t' || (c >= ' ' && (c < 0x7f || c > 0x9f)));
    }

    @Test
    void takesTimeInProportionToTheText() {
        String hostile = "\u001b]".repeat(500_000);
        assertThat(TerminalText.plain(hostile)).isEmpty();
    }
}
