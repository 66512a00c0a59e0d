package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.permissions.UserRules;
import aish.text.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ZshDifferencesTest {
    private static final SafetyFacts ZSH = SafetyFacts.none().inZsh();

    static Stream<String> lines() {
        return Resource.entries(ZshDifferencesTest.class, "zsh.tsv").stream();
    }

    @ParameterizedTest
    @MethodSource("lines")
    void isClearOnlyWhereBothShellsReadAlike(String line) {
        String[] columns = line.replace("\\n", "\n").split("\t", 2);
        Verdict verdict = Analyser.judge(columns[1], ZSH);
        if (columns[0].equals("same")) {
            assertThat(verdict).isEqualTo(Analyser.judge(columns[1], SafetyFacts.none()));
        } else {
            assertThat(verdict).isNotInstanceOf(Verdict.Clear.class);
        }
    }

    @Test
    void aWordThatZshExpandsAnywhereIsUnknown() {
        SafetyFacts facts = with(Map.of(SafetyFacts.ZSH, "G *.pdf"), Map.of());
        assertThat(Analyser.judge("ls G", facts)).isInstanceOf(Verdict.Unknown.class);
        assertThat(Analyser.judge("ls 'G' H", facts)).isInstanceOf(Verdict.Clear.class);
        assertThat(Analyser.judge("book.pdf", facts)).isInstanceOf(Verdict.Unknown.class);
    }

    @Test
    void extendedPatternsMatterWhileTheyAreOn() {
        SafetyFacts facts = with(Map.of(SafetyFacts.ZSH, "^"), Map.of());
        for (String command : List.of("ls ^a", "ls *~b", "ls a#", "git show HEAD^")) {
            assertThat(Analyser.judge(command, facts)).isInstanceOf(Verdict.Unknown.class);
        }
    }

    @Test
    void aVariableWithSeveralWordsIsUnknown() {
        SafetyFacts facts =
                with(
                        Map.of(
                                SafetyFacts.ZSH,
                                "",
                                "a",
                                "x",
                                "a@a",
                                "a",
                                "spaced",
                                "x y",
                                "one",
                                "x"),
                        Map.of());
        assertThat(Analyser.judge("cat $a", facts)).isInstanceOf(Verdict.Unknown.class);
        assertThat(Analyser.judge("cat $spaced", facts)).isInstanceOf(Verdict.Unknown.class);
        assertThat(Analyser.judge("cat $one", facts)).isInstanceOf(Verdict.Clear.class);
    }

    @Test
    void anAliasIsReadAsZshReadsIt() {
        Map<String, String> variables = Map.of(SafetyFacts.ZSH, "");
        assertThat(Analyser.judge("l", with(variables, Map.of("l", "ls -l"))))
                .isInstanceOf(Verdict.Clear.class);
        assertThat(Analyser.judge("l", with(variables, Map.of("l", "ls **/*"))))
                .isInstanceOf(Verdict.Unknown.class);
    }

    private static SafetyFacts with(Map<String, String> variables, Map<String, String> aliases) {
        return new SafetyFacts(
                Optional.empty(), Optional.empty(), aliases, variables, UserRules.none());
    }
}
