package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import aish.terminal.editor.TerminalOperator.AnswerPrompt;
import org.junit.jupiter.api.Test;

class AnswerPromptTest {
    @Test
    void marksALineThatWasBegunBeforeUntilItIsCleared() {
        AnswerPrompt prompt = new AnswerPrompt("[r]un [s]kip", true);
        assertThat(prompt.drawn("r")).isEqualTo("[r]un [s]kip (reply) > ");
        assertThat(prompt.drawn("ru")).isEqualTo("[r]un [s]kip (reply) > ");
        assertThat(prompt.isBegunBefore()).isTrue();
        assertThat(prompt.drawn("")).isEqualTo("[r]un [s]kip > ");
        assertThat(prompt.isBegunBefore()).isFalse();
    }

    @Test
    void keepsTheMarkWhileNothingOfTheLineIsHere() {
        AnswerPrompt prompt = new AnswerPrompt("wa[i]t", true);
        assertThat(prompt.drawn("")).isEqualTo("wa[i]t (reply) > ");
        assertThat(prompt.drawn("s")).isEqualTo("wa[i]t (reply) > ");
        assertThat(prompt.isBegunBefore()).isTrue();
    }

    @Test
    void isPlainOtherwise() {
        assertThat(new AnswerPrompt("", false).drawn("")).isEqualTo("> ");
        assertThat(new AnswerPrompt("[y]es [n]o", false).drawn("y")).isEqualTo("[y]es [n]o > ");
    }
}
