package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A question at the prompt, and what a person sees of the answer. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class AnswerTest {
    @Test
    void anAnswerIsShownWhileItStreams(TerminalSession aish, ModelStub model) {
        CountDownLatch seen = new CountDownLatch(1);
        model.does(
                stream -> {
                    stream.begin().text("The first piece ");
                    seen.await();
                    stream.text("and the rest.").end();
                });
        aish.enter("? tell me");
        aish.waitFor("The first piece");
        seen.countDown();
        aish.waitFor("and the rest\\.");
        aish.waitForPrompt();
        assertThat(aish.screen()).contains("The first piece and the rest.");
    }

    @Test
    void anAnswerWithoutANewlineLeavesThePromptOnALineOfItsOwn(
            TerminalSession aish, ModelStub model) {
        model.says("no newline");
        aish.run("? short");
        aish.waitForScreen("^no newline\n(\n)*aish#");
    }

    @Test
    void theStatusOfTheLastCommandIsLeftAlone(TerminalSession aish, ModelStub model) {
        aish.run("(exit 7)");
        model.says("ok");
        aish.run("? anything");
        assertThat(aish.status()).isZero();
        assertThat(aish.run("echo $?")).isEqualTo("7");
    }
}
