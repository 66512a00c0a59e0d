package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.terminal.editor.TerminalOperator.AnswerPrompt;
import org.junit.jupiter.api.Test;

class AnswerPromptTest {
    @Test
    void marksALineThatWasBegunBeforeUntilItIsCleared() {
        AnswerPrompt prompt = new AnswerPrompt("[r]un [s]kip", true, () -> false);
        assertThat(prompt.drawn("r")).isEqualTo("[r]un [s]kip (reply) > ");
        assertThat(prompt.drawn("ru")).isEqualTo("[r]un [s]kip (reply) > ");
        assertThat(prompt.isBegunBefore()).isTrue();
        assertThat(prompt.drawn("")).isEqualTo("[r]un [s]kip > ");
        assertThat(prompt.isBegunBefore()).isFalse();
    }

    @Test
    void keepsTheMarkWhileNothingOfTheLineIsHere() {
        AnswerPrompt prompt = new AnswerPrompt("wa[i]t", true, () -> false);
        assertThat(prompt.drawn("")).isEqualTo("wa[i]t (reply) > ");
        assertThat(prompt.drawn("s")).isEqualTo("wa[i]t (reply) > ");
        assertThat(prompt.isBegunBefore()).isTrue();
    }

    @Test
    void isPlainOtherwise() {
        assertThat(new AnswerPrompt("", false, () -> false).drawn("")).isEqualTo("> ");
        assertThat(new AnswerPrompt("[y]es [n]o", false, () -> false).drawn("y"))
                .isEqualTo("[y]es [n]o > ");
    }

    @Test
    void takesNoKeysTypedBeforeForAChoice() {
        AtomicInteger waiting = new AtomicInteger(2);
        AnswerPrompt prompt = new AnswerPrompt("[r]un", false, () -> waiting.get() > 0);
        assertThat(prompt.drawn("")).isEqualTo("[r]un (reply) > ");
        assertThat(prompt.isBegunBefore()).isTrue();
        waiting.set(0);
        assertThat(prompt.drawn("r")).isEqualTo("[r]un (reply) > ");
        assertThat(prompt.isBegunBefore()).isTrue();
    }

    @Test
    void forgetsKeysTypedBeforeThatLeaveNothing() {
        AtomicInteger waiting = new AtomicInteger(1);
        AnswerPrompt prompt = new AnswerPrompt("[r]un", false, () -> waiting.get() > 0);
        waiting.set(0);
        assertThat(prompt.drawn("")).isEqualTo("[r]un > ");
        assertThat(prompt.isBegunBefore()).isFalse();
    }
}
