package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import aish.settings.Config.EditMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class ViKeysTest {
    @ParameterizedTest
    @CsvFileSource(
            resources = "vi-keys.tsv",
            delimiter = '\t',
            quoteCharacter = '\u0001',
            ignoreLeadingAndTrailingWhitespace = false)
    void changesTheLineAsViDoes(String text, String keys, String shown) throws Exception {
        String typed = keys.replace(" ", "").replace("␠", " ").replace("<esc>", "\u001b");
        assertThat(TypedLine.of(EditMode.VI, text + "\u001b" + typed + "i|")).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({
        "one two<esc><f5>x, one tw",
        "one<f5> two, one two",
        "one<esc><esc><esc>x, on",
        "one<esc>2kDi|, olde|s",
        "one<esc>099999x, ''",
        "one two<esc>bcwthr<left>X<esc>w., one thXthXr",
        "one two<esc>dd, ''",
        "one two<esc>ddp, one two",
        "one two<esc>yy0P, one twoone two",
        "one two<esc>ddu, one two",
        "one two<esc>bcwsix<esc>uU, one six",
        "one two<esc>u, ''",
        "abcdef<esc>xxxu, abcd",
        "abcdef<esc>xxxuu, abcde",
        "one two<esc>0dw.u, two",
        "<esc>kxu, newest",
        "<up>er<esc>u, newest",
        "one<esc>/<ctrl-g>x, on",
        "<esc>/old<enter>er, oldester",
        "one<esc><ctrl-r>old<esc>x, on",
        "<esc><ctrl-r>old<enter>er, oldester",
        "<ctrl-r>old<enter><esc>x, oldes",
        "one<esc>Gx, oldes",
        "one<esc><home>x, ne",
        "one two<esc><ctrl-left>x, one wo",
        "one<esc><end>x, on",
        "one<esc>\u001b[200~-x\u001b[201~<esc>xx, on-",
        "one two<esc>0xkxj.i|, ne t|w",
        "a\u001b[200~b c\u001b[201~d<esc>bx, ab d",
        "one<esc>A\u001b[200~-x\u001b[201~<esc>0xA!<esc>$., ne-x!!",
        "one<esc>xA\u001b[200~-x\u001b[201~<esc>., on-x",
        "a <esc>a%<esc>x, 'a '",
        "a% b<esc>0lrz, az b",
        "a%%b<esc>hhx, a%b",
        "%a<esc>0~x, %"
    })
    void takesOtherKeys(String typed, String line) throws Exception {
        String family = "\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
        String keys =
                typed.replace("<esc>", "\u001b")
                        .replace("<f5>", "\u001b[15~")
                        .replace("<enter>", "\r")
                        .replace("<up>", "\u001b[A")
                        .replace("<home>", "\u001b[H")
                        .replace("<end>", "\u001b[F")
                        .replace("<ctrl-left>", "\u001b[1;5D")
                        .replace("<ctrl-r>", "\u0012")
                        .replace("<ctrl-g>", "\u0007")
                        .replace("<left>", "\u001b[D")
                        .replace("%", family);
        assertThat(TypedLine.of(EditMode.VI, keys, "oldest", "newest"))
                .isEqualTo(line.replace("%", family));
    }

    @Test
    void takesSeveralLinesForOne() throws Exception {
        String pasted = "\u001b[200~one\ntwo\u001b[201~";
        assertThat(TypedLine.of(EditMode.VI, pasted + "\u001b0cwsix\u001b$x")).isEqualTo("six\ntw");
        assertThat(TypedLine.of(EditMode.VI, pasted + "\u001bddix")).isEqualTo("x");
    }
}
