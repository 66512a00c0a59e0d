package aish.front.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.terminal.render.Style;
import aish.terminal.render.StyledText;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodeColoursTest {
    private static CodeColours own(String command) {
        return new CodeColours(
                () -> {
                    throw new IllegalStateException("no tree is needed");
                },
                () -> Map.of("x", command));
    }

    private static Optional<List<List<StyledText>>> coloured(String command, String code) {
        return own(command).block("x").orElseThrow().pieces(code);
    }

    @ParameterizedTest
    @CsvSource({
        "31, RED",
        "01;32, GREEN",
        "38;5;208, YELLOW",
        "38;5;4, CYAN",
        "38;2;249;38;114, MAGENTA",
        "38;2;102;217;239, CYAN",
        "38;2;255;255;255, PLAIN",
        "90, DIM",
        "1, BOLD",
        "48;5;1, PLAIN",
        "0, PLAIN"
    })
    void takesOverTheColoursOfTheUsersOwnHighlighter(String codes, String colour)
            throws ReflectiveOperationException {
        Style style = (Style) Style.class.getField(colour).get(null);
        assertThat(coloured("sed 's/b/\u001b[" + codes + "m&\u001b[0m/'", "abc\n\nd\n"))
                .contains(
                        List.of(
                                List.of(
                                        new StyledText("a", Style.PLAIN),
                                        new StyledText("b", style),
                                        new StyledText("c", Style.PLAIN)),
                                List.of(),
                                List.of(new StyledText("d", Style.PLAIN))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "false",
                "echo other",
                "cat; echo more",
                "sed 's/a/\u001b]0;title\u0007a/'",
                "sed 's/a/\u001b(0a/'",
                "no-such-program",
                "cat; exit 3"
            })
    void usesNothingOfAProgramThatFailsOrChangesTheText(String command) {
        assertThat(coloured(command, "abc\n")).isEmpty();
    }

    @Test
    void runsOnlyForItsLanguage() {
        assertThat(own("cat").block("y")).isEmpty();
        assertThat(own("cat").block("")).isEmpty();
    }

    @Test
    void leavesShellAndJsonToTheReadersThatNeedNoWholeLines() {
        assertThat(own("cat").lines("bash")).isEmpty();
        assertThat(own("cat").lines("json")).isEmpty();
        assertThat(own("cat").lines("")).isEmpty();
    }
}
