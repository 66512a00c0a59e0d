package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class ShellCompletionTest {
    @Test
    void readsCandidatesOptionsAndDescriptions() {
        assertThat(
                        ShellCompletion.parse(
                                "ch\1 nospace default \1checkout \1cherry\1"
                                        + "checkout\2Switch branches\1cherry\2\1add\2Add files\1"))
                .contains(
                        new ShellCompletion(
                                "ch",
                                Set.of("nospace", "default"),
                                List.of("checkout ", "cherry"),
                                Map.of("checkout", "Switch branches", "add", "Add files")));
    }

    @Test
    void distinguishesNoSpecificationFromNoCandidate() {
        assertThat(ShellCompletion.parse("x\1unspecified\1"))
                .hasValueSatisfying(answer -> assertThat(answer.isSpecified()).isFalse());
        assertThat(ShellCompletion.parse("x\1 \1"))
                .hasValueSatisfying(
                        answer -> {
                            assertThat(answer.isSpecified()).isTrue();
                            assertThat(answer.candidates()).isEmpty();
                        });
    }

    @Test
    void aStoppedCompletionHasNoAnswer() {
        assertThat(ShellCompletion.parse("")).isEmpty();
    }

    @Test
    void asksForTheCommandAsTyped() {
        assertThat(ShellCompletion.question("cat 'a b"))
                .isEqualTo("__aish_complete 'cat '\\''a b' 3 2>/dev/null");
    }
}
