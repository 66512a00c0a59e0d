package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.Sandbox;
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
    void theQuestionIsSentAfterTheSystemMessage(TerminalSession aish, ModelStub model) {
        model.says("fine");
        aish.run("? how are you");
        List<ModelStub.Said> said = model.conversation();
        assertThat(said).extracting(ModelStub.Said::role).containsExactly("system", "user");
        assertThat(said.getFirst().content()).contains("CMD: ").contains("bash");
        assertThat(said.getLast().content()).isEqualTo("how are you");
    }

    @Test
    void theConversationGoesAlong(TerminalSession aish, ModelStub model) {
        model.says("Hello Ann.").says("Ann.");
        aish.run("? my name is Ann");
        aish.run("? what is my name");
        assertThat(model.conversation().subList(1, 4))
                .containsExactly(
                        new ModelStub.Said("user", "my name is Ann"),
                        new ModelStub.Said("assistant", "Hello Ann."),
                        new ModelStub.Said("user", "what is my name"));
    }

    @Test
    void thePromptNamesTheModel(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.write(sandbox.configFile(), TalkExtension.ALONE + model.preset("sage"));
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForScreen("^\\[aish:sage\\] ");
        }
    }

    @Test
    void markdownIsLaidOut(TerminalSession aish, ModelStub model) {
        model.says("# Head", "ing\n\n- one\n- **t", "wo**\n\nA `word` here.");
        String shown = aish.run("? show me");
        assertThat(shown).contains("Heading").contains("two").contains("A word here.");
        assertThat(shown).doesNotContain("# Head").doesNotContain("**").doesNotContain("`");
    }

    /** What a person selects with the mouse is what they want to paste. */
    @Test
    void codeCanBeCopiedFromTheScreen(TerminalSession aish, ModelStub model) {
        model.says("Try:\n\n```python\ndef f(x):\n    return x\n```\n");
        String shown = aish.run("? write code");
        assertThat(shown.lines().toList()).contains("def f(x):", "    return x");
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

    @Test
    void aLongAnswerArrivesWhole(TerminalSession aish, ModelStub model) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= 2000; i++) {
            text.append("- line ").append(i).append('\n');
        }
        model.says(text.toString());
        assertThat(aish.run("? count")).contains("line 1\n").contains("line 2000");
    }
}
