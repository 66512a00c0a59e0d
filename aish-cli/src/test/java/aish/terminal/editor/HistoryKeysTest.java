package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import aish.settings.Config.EditMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HistoryKeysTest {
    private static final String[] HISTORY = {"git log", "make", "git status", "ls -la"};

    private static String keys(String names) {
        return names.replace("<up>", "\u001b[A")
                .replace("<down>", "\u001b[B")
                .replace("<right>", "\u001b[C")
                .replace("<end>", "\u001b[F")
                .replace("<home>", "\u001b[H")
                .replace("<pgdn>", "\u001b[6~")
                .replace("<pgup>", "\u001b[5~")
                .replace("<del>", "\u001b[3~")
                .replace("<bs>", "\u007f")
                .replace("<enter>", "\r")
                .replace("<ctrl-a>", "\u0001")
                .replace("<ctrl-c>", "\u0003")
                .replace("<ctrl-d>", "\u0004")
                .replace("<ctrl-g>", "\u0007")
                .replace("<tab>", "\t")
                .replace("<ctrl-n>", "\u000e")
                .replace("<ctrl-p>", "\u0010")
                .replace("<ctrl-r>", "\u0012")
                .replace("<ctrl-t>", "\u0014")
                .replace("<ctrl-u>", "\u0015")
                .replace("<ctrl-w>", "\u0017")
                .replace("<paste>", "\u001b[200~git\u001b[201~");
    }

    private static void assertBoth(String typed, String line) throws Exception {
        for (EditMode mode : EditMode.values()) {
            assertThat(TypedLine.of(mode, keys(typed), HISTORY)).as("%s", mode).isEqualTo(line);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "<up>, ls -la",
        "<up><up>, git status",
        "<up><down>, ''",
        "git<up>, git status",
        "git<up><up>, git log",
        "git<up><up><up>, git log",
        "git<up><up><down>, git status",
        "git<up><down>, git",
        "git<up><up><down><down>, git",
        "git<up><up><down><down>x, gitx",
        "git<up> -s, git status -s",
        "git<up> -s<up>, git status -s",
        "git<up><bs>, git statu",
        "git<up><bs><up>, git status",
        "ls -la<up>, ls -la",
        "nothing<up>, nothing",
        "nothing<up><up><down>s, nothings",
        "git<ctrl-p>, ls -la",
        "git<ctrl-p><ctrl-p><ctrl-p>, make",
        "git<ctrl-p><up>, git status",
        "git<ctrl-p><down>, git",
        "git<up><ctrl-p>, make",
        "git<up><up><ctrl-n>, git status"
    })
    void upGoesThroughLinesThatStartWithWhatIsTyped(String typed, String line) throws Exception {
        assertBoth(typed, line);
    }

    @Test
    void aKeyThatMovesInTheLineTakesTheChoice() throws Exception {
        assertThat(TypedLine.of(EditMode.EMACS, keys("<ctrl-r>mak<ctrl-a>x"), HISTORY))
                .isEqualTo("xmake");
    }

    @ParameterizedTest
    @CsvSource({
        "<ctrl-r><enter>, ls -la",
        "<ctrl-r>st git<enter>, git status",
        "git<ctrl-r><enter>, git status",
        "git<ctrl-r> log<enter>, git log",
        "<ctrl-r>git<down><enter>, git log",
        "<ctrl-r>git<ctrl-r><enter>, git log",
        "<ctrl-r><down><down><enter>, make",
        "<ctrl-r><up><enter>, git log",
        "<ctrl-r><end><enter>, git log",
        "<ctrl-r><pgdn><enter>, git log",
        "<ctrl-r><pgdn><pgup><enter>, ls -la",
        "<ctrl-r><end><home><enter>, ls -la",
        "<ctrl-r>make<right> all, make all",
        "<ctrl-r>make<tab> all, make all",
        "abc<ctrl-r>zzz<ctrl-g>, abc",
        "a<ctrl-r>lex<ctrl-g>b, ab",
        "<ctrl-r>zzz<enter>, zzz",
        "<ctrl-r>zzz<bs><bs><bs>log<enter>, git log",
        "<ctrl-r>git x<ctrl-w><enter>, git status",
        "<ctrl-r>git<ctrl-u>mak<enter>, make",
        "<ctrl-r><paste><enter>, git status",
        "<ctrl-r><ctrl-d><enter>, git status",
        "<ctrl-r>git<del><enter>, git log",
        "<ctrl-r>git<del><ctrl-g><up><up>, make",
        "<ctrl-r>git<del><del><del><ctrl-g><up><up>, make",
        "<ctrl-r><ctrl-t>make<ctrl-t><enter>, make"
    })
    void aLineIsChosenFromAListAndNotRun(String typed, String line) throws Exception {
        assertBoth(typed, line);
    }
}
