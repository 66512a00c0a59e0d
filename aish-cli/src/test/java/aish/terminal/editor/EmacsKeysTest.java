package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import aish.settings.Config.EditMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmacsKeysTest {
    private static final String ACCENT = "e\u0301";
    private static final String FAMILY = "\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
    private static final String FLAG = "\uD83C\uDDE9\uD83C\uDDEA";

    /** A key by its name. */
    private static String keys(String names) {
        return names.replace("<left>", "\u001b[D")
                .replace("<right>", "\u001b[C")
                .replace("<bs>", "\u007f")
                .replace("<del>", "\u001b[3~")
                .replace("<home>", "\u0001")
                .replace("<ctrl-d>", "\u0004")
                .replace("<undo>", "\u001f")
                .replace("<alt-9>", "\u001b9")
                .replace("<alt-2>", "\u001b2")
                .replace("<alt-a>", "\u001ba")
                .replace("<ctrl-t>", "\u0014")
                .replace("<ctrl-p>", "\u0010")
                .replace("<ctrl-n>", "\u000e")
                .replace("<ctrl-w>", "\u0017")
                .replace("<ctrl-y>", "\u0019")
                .replace("<ctrl-u>", "\u0015")
                .replace("<ctrl-]>", "\u001d")
                .replace("<alt-bs>", "\u001b\u007f")
                .replace("<alt-b>", "\u001bb")
                .replace("<alt-f>", "\u001bf")
                .replace("<alt-.>", "\u001b.");
    }

    @ParameterizedTest
    @CsvSource({
        "x%<bs>, x",
        "x%<left>y, xy%",
        "x%<left><left>y, yx%",
        "x%y<left><left>z, xz%y",
        "x%y<home><right><right>z, x%zy",
        "x%y<home><right><del>, xy",
        "%%<alt-2><bs>, ''",
        "%a%<alt-2><left>b, %ba%",
        "%a<home><ctrl-d>, a",
        "x%<ctrl-t>y, %xy",
        "x%<left><ctrl-t>y, %xy",
        "x%<home><ctrl-t>y, yx%"
    })
    void aCharacterIsWhatIsSeenAsOne(String typed, String line) throws Exception {
        for (String character : new String[] {"é", ACCENT, FAMILY, FLAG, "❤\ufe0f", "日"}) {
            assertThat(TypedLine.of(EditMode.EMACS, keys(typed.replace("%", character))))
                    .as(character)
                    .isEqualTo(line.replace("%", character));
        }
    }

    /** A flag typed before another does not take the other's half. */
    @Test
    void flagsAreTypedAnywhere() throws Exception {
        String flag = "\uD83C\uDDEB\uD83C\uDDF7";
        assertThat(TypedLine.of(EditMode.EMACS, FLAG + keys("<home>") + flag))
                .isEqualTo(flag + FLAG);
    }

    @ParameterizedTest
    @CsvSource({
        "ls -la /tmp<undo>, 'ls -la '",
        "ls -la /tmp<undo><undo>, 'ls '",
        "ls -la /tmp<undo><undo><undo>, ''",
        "ls -la<bs><undo>, ls -la",
        "ls -la<bs><bs><undo><undo>x, ls -lax",
        "ls -la<undo>x<undo>, 'ls '"
    })
    void aWordIsUndoneAtOneGo(String typed, String line) throws Exception {
        assertThat(TypedLine.of(EditMode.EMACS, keys(typed))).isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource({
        "cat a/b.c<ctrl-w>, 'cat '",
        "cat a/b.c<ctrl-w><ctrl-w><ctrl-y>, cat a/b.c",
        "cat a/b.c<alt-bs>, cat a/b.",
        "cat a/b.c<alt-b><alt-b>|, cat a/|b.c",
        "cat a/b.c<home><alt-f>|, cat| a/b.c",
        "cat a/b.c<home><alt-f><alt-f>|, cat a|/b.c",
        "cat a/b.c<alt-b><ctrl-u>, c",
        "xe\u0301y z<alt-b><alt-b>|, |xe\u0301y z",
        "ls<ctrl-]>x, lsx"
    })
    void wordsAreThoseOfBash(String typed, String line) throws Exception {
        assertThat(TypedLine.of(EditMode.EMACS, keys(typed))).isEqualTo(line);
    }

    @Test
    void aCountWithoutEndIsNone() throws Exception {
        String count = "<alt-9>".repeat(6);
        assertThat(TypedLine.of(EditMode.EMACS, keys("abc" + count + "<left>d"))).isEqualTo("dabc");
    }

    @ParameterizedTest
    @CsvSource({
        "cat <alt-.>, cat \"b c\"",
        "cat <alt-.><alt-.>, cat x.txt",
        "cat <alt-.><alt-.><alt-.>, cat 10",
        "cat <alt-.><alt-.><alt-.><alt-.>, cat 10",
        "cat <alt-.> <alt-.>, cat \"b c\" \"b c\"",
        "<ctrl-p><ctrl-p><ctrl-n>, ls \"b c\"",
        "<ctrl-n>x, :norris x",
        "<ctrl-p><ctrl-n><ctrl-n>x, :norris x",
        "ls<alt-a>x, lsx"
    })
    void goesAboutInEarlierLines(String typed, String line) throws Exception {
        assertThat(
                        TypedLine.of(
                                EditMode.EMACS,
                                keys(typed),
                                "sleep 10 &",
                                "vim 'a b' x.txt",
                                "ls \"b c\""))
                .isEqualTo(line);
    }
}
