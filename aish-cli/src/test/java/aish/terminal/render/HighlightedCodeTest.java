package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.terminal.render.CodeHighlighter.Block;
import aish.terminal.render.CodeHighlighter.Lines;

import org.junit.jupiter.api.Test;

/** Code in answers that something better than words colours. */
class HighlightedCodeTest {
    private static final String ANSWER =
            "Look:\n\n```py\nx = 1\n\ny = '''a\nb'''\nlast\n```\n\nDone.\n";

    /** Colours whole lines. */
    private static final class InRed implements CodeHighlighter {
        @Override
        public Optional<Lines> lines(String language) {
            return language.equals("py")
                    ? Optional.of(line -> List.of(new StyledText(line, Style.RED)))
                    : Optional.empty();
        }
    }

    private record Whole(Block own) implements CodeHighlighter {
        @Override
        public Optional<Block> block(String language) {
            return Optional.of(own);
        }
    }

    private static String shown(
            CodeHighlighter highlighter, List<String> pieces, AnswerStyle look) {
        Screen screen =
                new Screen(look, new AnswerView.Knowledge(() -> highlighter, Optional::empty));
        screen.view.asked("model");
        pieces.forEach(screen::text);
        screen.view.ready();
        return screen.visible();
    }

    private static List<String> letters(String text) {
        return text.codePoints().mapToObj(Character::toString).toList();
    }

    @Test
    void linesAreColouredWhenTheyAreComplete() {
        assertThat(shown(new InRed(), List.of(ANSWER), Screen.COLOURED))
                .contains("⟦31⟧x = 1⟦0⟧\n\ny = ⟦32⟧'''a⟦0⟧\n⟦32⟧b'''⟦0⟧\n⟦31⟧last⟦0⟧\n");
    }

    @Test
    void howAnAnswerArrivesDoesNotMatter() {
        assertThat(shown(new InRed(), letters(ANSWER), Screen.COLOURED).replaceAll("⟦erase⟧", ""))
                .isEqualTo(
                        shown(new InRed(), List.of(ANSWER), Screen.COLOURED)
                                .replaceAll("⟦erase⟧", ""));
    }

    @Test
    void withoutColoursNothingIsAsked() {
        String plain = shown(CodeHighlighter.NONE, List.of(ANSWER), Screen.PLAIN);
        assertThat(shown(new InRed(), List.of(ANSWER), Screen.PLAIN)).isEqualTo(plain);
    }

    @Test
    void otherLanguagesLookAsUsual() {
        String other = ANSWER.replace("```py", "```java");
        assertThat(shown(new InRed(), List.of(other), Screen.COLOURED))
                .isEqualTo(shown(CodeHighlighter.NONE, List.of(other), Screen.COLOURED));
    }

    @Test
    void aWholeBlockIsColouredAtItsEnd() {
        List<String> given = new ArrayList<>();
        Whole own =
                new Whole(
                        code -> {
                            given.add(code);
                            return Optional.of(
                                    List.of(List.of(new StyledText("all", Style.GREEN))));
                        });

        assertThat(shown(own, letters(ANSWER), Screen.COLOURED)).contains("⟦32⟧all⟦0⟧\n");
        assertThat(given).containsExactly("x = 1\n\ny = '''a\nb'''\nlast\n");
    }

    @Test
    void aBlockWhoseOwnHighlighterFailsLooksAsUsual() {
        assertThat(shown(new Whole(_ -> Optional.empty()), List.of(ANSWER), Screen.COLOURED))
                .isEqualTo(shown(CodeHighlighter.NONE, List.of(ANSWER), Screen.COLOURED));
    }

    @Test
    void aVeryLongBlockLooksAsUsualInTheEnd() {
        String line = "a".repeat(1_000);
        String block = "```py\n" + line + "\n" + "x = 1\n".repeat(4_000) + "```\n";
        String shown = shown(new InRed(), List.of(block), Screen.COLOURED);

        assertThat(shown).contains("\nx = ⟦36⟧1⟦0⟧\n").contains("⟦31⟧x = 1⟦0⟧\n");
        assertThat(shown.replaceAll("⟦[^⟧]*⟧", "").replace("\n", ""))
                .contains(line + "x = 1".repeat(4_000));
    }
}
