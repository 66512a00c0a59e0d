package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MenuColoursTest {
    @ParameterizedTest
    @CsvSource({
        "[r]un e[x]plain, [<r>]un e[<x>]plain",
        "[try] a[b]ort, [<try>] a[<b>]ort",
        "Delete 2 files?, Delete 2 files?",
        "a[1] [N], a[1] [N]"
    })
    void onlyTheLettersToTypeStandOut(String menu, String marked) {
        String expected = marked.replace("<", "\u001b[1;36m").replace(">", "\u001b[0m");
        assertThat(TerminalOperator.coloured(menu, true)).isEqualTo(expected);
        assertThat(TerminalOperator.coloured(menu, false)).isEqualTo(menu);
    }
}
