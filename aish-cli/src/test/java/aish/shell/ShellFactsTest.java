package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellFactsTest {
    @Test
    void readsEverySection() {
        assertThat(
                        ShellFacts.parse(
                                "ll\ngs\n\u0001greet\n__aish_report\n\u0001cd\nif\n\u0001/bin:/usr/bin\u0001autocd:cdspell:vi"))
                .isEqualTo(
                        new ShellFacts(
                                Set.of("ll", "gs"),
                                Set.of("greet"),
                                Set.of("cd", "if"),
                                "/bin:/usr/bin",
                                Set.of("autocd", "cdspell", "vi")));
    }

    @Test
    void readsEmptySectionsAsThoseOfABash() {
        assertThat(ShellFacts.parse("\u0001\u0001\u0001\u0001:"))
                .isEqualTo(new ShellFacts(Set.of(), Set.of(), ShellFacts.BASH_WORDS, ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ll",
                "a\u0001b\u0001c",
                "a\u0001b\u0001c\u0001d",
                "a\u0001b\u0001c\u0001d\u0001e\u0001f"
            })
    void knowsNothingFromAnAnswerCutShort(String answer) {
        assertThat(ShellFacts.parse(answer)).isEqualTo(ShellFacts.NONE);
    }

    @Test
    void definesAliasesFunctionsAndBuiltins() {
        ShellFacts facts = new ShellFacts(Set.of("ll"), Set.of("greet"), Set.of("cd"), "");
        assertThat(facts.defines("ll")).isTrue();
        assertThat(facts.defines("greet")).isTrue();
        assertThat(facts.defines("cd")).isTrue();
        assertThat(facts.defines("HOME")).isFalse();
    }
}
