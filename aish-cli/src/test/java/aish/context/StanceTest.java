package aish.context;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.PromptAssembler.Surroundings;
import aish.model.Message;
import aish.testing.Ran;
import aish.testing.Talk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StanceTest {
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 500), Instant::now);

    private PromptAssembler assembler(Stance stance) {
        return new PromptAssembler(
                () -> new Surroundings("Linux", "bash", Ran.HOME),
                _ -> "\n\n[background]\n- likes tea\n[end background]",
                stance);
    }

    private String system(PromptAssembler assembler) {
        return ((Message.Instructions) assembler.request(conversation).messages().getFirst())
                .text();
    }

    @ParameterizedTest
    @EnumSource(Stance.class)
    void isAParagraphOfTheInstructions(Stance stance) {
        Talk.ask(conversation, "?");
        String fragment = stance.fragment();
        assertThat(fragment).isEqualTo(stance.read());
        assertThat(fragment).startsWith("Stance: " + stance + ". ").doesNotContain("\n");
        assertThat(fragment.length()).as("compact").isLessThan(320);
        assertThat(system(assembler(stance)).lines()).containsOnlyOnce(fragment);
        assertThat(Stance.of(stance.toString())).contains(stance);
    }

    @Test
    void takingAnotherChangesTheInstructionsOnly() {
        Talk.ask(conversation, "?");
        PromptAssembler assembler = assembler(Stance.OPERATOR);
        String before = system(assembler);
        assembler.setStance(Stance.TEACH);
        assertThat(system(assembler))
                .isEqualTo(before.replace(Stance.OPERATOR.fragment(), Stance.TEACH.fragment()));
    }

    @Test
    void quietKeepsItsWarnings() {
        assertThat(Stance.QUIET.fragment()).contains("Never leave out a warning");
    }
}
