package aish.context;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.PromptAssembler.Surroundings;
import aish.model.Message;
import aish.model.ModelRequest;
import aish.testing.Ran;
import aish.testing.Talk;
import org.junit.jupiter.api.Test;

class PromptAssemblerTest {
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 500), Instant::now);
    private int chosen;
    private final PromptAssembler assembler =
            new PromptAssembler(
                    () -> new Surroundings("Linux", "bash", Ran.HOME),
                    question -> "\n\n[background] " + question + " " + ++chosen,
                    Stance.OPERATOR);

    private static String system(ModelRequest request) {
        return ((Message.Instructions) request.messages().getFirst()).text();
    }

    @Test
    void whatIsRememberedIsChosenByTheFirstQuestionAndStays() {
        assertThat(assembler.hasBegun()).isFalse();
        Talk.ask(conversation, "one");
        String first = system(assembler.request(conversation));
        assertThat(first).endsWith("\n\n[background] one 1");
        assertThat(assembler.hasBegun()).isTrue();
        Talk.answer(conversation, "!", false);
        Talk.ask(conversation, "two");
        assertThat(system(assembler.request(conversation))).isEqualTo(first);
        assembler.reset();
        conversation.reset();
        Talk.ask(conversation, "three");
        assertThat(system(assembler.request(conversation))).endsWith("[background] three 2");
    }

    @Test
    void aDraftFixesNothing() {
        assertThat(system(assembler.draft(conversation, "maybe"))).endsWith("maybe 1");
        assertThat(assembler.hasBegun()).isFalse();
        Talk.ask(conversation, "really");
        assertThat(system(assembler.request(conversation))).endsWith("really 2");
    }

    @Test
    void itCanBeLeftOut() {
        Talk.ask(conversation, "one");
        String whole = system(assembler.request(conversation));
        assembler.pin("[NORRIS MODE]");
        assertThat(system(assembler.request(conversation))).doesNotContain("[background]");
        assembler.pin("");
        assertThat(system(assembler.request(conversation))).isEqualTo(whole);
    }
}
