package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.terminal.PromptTemplate.Part;
import aish.terminal.PromptTemplate.Piece;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PromptStyleTest {
    private static final PromptStyle PLAIN = new PromptStyle(false);
    private static final PromptStyle COLOURED = new PromptStyle(true);

    @ParameterizedTest
    @CsvSource({
        "80, ~/src/demo, main, [aish:fast] ~/src/demo main>",
        "80, /usr/share/doc/packages/far/a/long/way/down/to/here, main,"
                + " [aish:fast] …/packages/far/a/long/way/down/to/here main>",
        "40, ~/src/demo, main, [aish:fast] ~/src/demo main>",
        "40, ~/src/demonstrations-of-it, main, [aish:fast] …/demonstrations-of… main>",
        "40, ~, feature/a-very-long-name, [aish:fast] ~ feature/a…>",
        "20, ~, main, [aish:fast] ~ main>",
        "20, /, main, [aish:fast] / main>",
        "5, ~/src/demo, main, [aish:fast] …/demo m…>",
        "80, ~/日本語/日本語日本語日本語日本語日本語日本語日本語, x," + " [aish:fast] …/日本語日本語日本語日本語日本語日本語… x>",
    })
    void leavesRoomForTyping(int columns, String directory, String branch, String shown) {
        assertThat(PLAIN.render(prompt(directory, branch), columns)).isEqualTo(shown);
    }

    @Test
    void coloursThePartsUnlessTheTemplateDoes() {
        assertThat(
                        COLOURED.render(
                                List.of(
                                        new Piece(Part.MODEL, "fast"),
                                        new Piece(Part.STYLE, "green"),
                                        new Piece(Part.MODEL, "fast"),
                                        new Piece(Part.STYLE, "reset"),
                                        new Piece(Part.STYLE, "bold"),
                                        new Piece(Part.MODEL, "fast")),
                                80))
                .isEqualTo(
                        "\u001b[36mfast\u001b[39m\u001b[32mfast\u001b[0m"
                                + "\u001b[1m\u001b[36mfast\u001b[39m\u001b[0m");
    }

    @Test
    void hasNoStyleWithoutColours() {
        List<Piece> pieces = List.of(new Piece(Part.STYLE, "green"), new Piece(Part.MODEL, "fast"));
        assertThat(PLAIN.render(pieces, 80)).isEqualTo("fast");
    }

    @Test
    void doublesWhatTheEditorWouldExpand() {
        assertThat(PLAIN.render(List.of(new Piece(Part.DIRECTORY, "/100%M")), 80))
                .isEqualTo("/100%%M");
        assertThat(PLAIN.own("100%M ", _ -> {})).isEqualTo("100%%M ");
    }

    @Test
    void keepsOnlyTheColoursOfAnOwnPrompt() {
        String expanded =
                "\u001b]0;me: ~\u0007\u0001\u001b[01;32m\u0002me\u001b[m\u001b(B \u001b[2K\r\u0007"
                        + "\u001b]52;c;eA==\u0007~\n$ ";
        StringBuilder titles = new StringBuilder();
        assertThat(COLOURED.own(expanded, titles::append))
                .isEqualTo("\u001b[01;32mme\u001b[m ~\n$ \u001b[0m");
        assertThat(titles.toString()).isEqualTo("\u001b]0;me: ~\u0007");
        assertThat(PLAIN.own(expanded, _ -> {})).isEqualTo("me ~\n$ ");
    }

    @Test
    void showsControlCharactersOfAnOwnPrompt() {
        assertThat(PLAIN.own("a\u0008b\u009b2J> ", _ -> {})).isEqualTo("a^Hb\\u009b2J> ");
    }

    private static List<Piece> prompt(String directory, String branch) {
        return List.of(
                new Piece(Part.TEXT, "[aish:"),
                new Piece(Part.MODEL, "fast"),
                new Piece(Part.TEXT, "] "),
                new Piece(Part.DIRECTORY, directory),
                new Piece(Part.TEXT, " "),
                new Piece(Part.BRANCH, branch),
                new Piece(Part.TEXT, ">"));
    }
}
