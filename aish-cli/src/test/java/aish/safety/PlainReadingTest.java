package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.permissions.UserRules;
import aish.safety.rules.KnowledgeBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainReadingTest {
    private static final Set<Effect> LOSING =
            EnumSet.of(Effect.DELETES, Effect.OVERWRITES, Effect.HISTORY_REWRITE);

    private static final List<String> ARGUMENTS =
            List.of("", " a", " -f", " -o a", " -r a b", " --output a", " a -delete", " -i -- a");

    @Test
    void agreesWithTheAnalysisOfEveryProgramItKnows() {
        SafetyFacts facts = SafetyFacts.none();
        int plain = 0;
        for (String name : KnowledgeBase.get().names()) {
            for (String arguments : ARGUMENTS) {
                String command = name + arguments;
                if (Analyser.isPlainReading(command, facts)) {
                    plain++;
                    Analyser.Reading reading = Analyser.read(command, facts);
                    assertThat(reading.verdict().effects())
                            .as(command)
                            .doesNotContainAnyElementsOf(LOSING);
                    assertThat(reading.flow().data()).as(command).isEmpty();
                    assertThat(reading.flow().settled()).as(command).isEmpty();
                }
            }
        }
        assertThat(plain).isGreaterThan(1000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "ls -la src", "  pwd", "wc -l a"})
    void knowsWhatOnlyReads(String command) {
        assertThat(Analyser.isPlainReading(command, SafetyFacts.none())).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rm a",
                "ls > a",
                "ls; rm a",
                "ls $(rm a)",
                "ls `rm a`",
                "ls *",
                "A=b ls",
                "ls\nrm a",
                "sort -o a b",
                "sudo ls",
                "./ls",
                "time rm a",
                "coproc rm a",
                "find . -delete",
                "unknown-program",
                "cd a"
            })
    void leavesTheRestToTheAnalysis(String command) {
        assertThat(Analyser.isPlainReading(command, SafetyFacts.none())).isFalse();
    }

    @Test
    void takesNoAliasForTheProgramOfThatName() {
        SafetyFacts facts =
                new SafetyFacts(
                        Optional.empty(),
                        Optional.empty(),
                        Map.of("ls", "rm -rf build; ls"),
                        Map.of(),
                        UserRules.none());
        assertThat(Analyser.isPlainReading("ls", facts)).isFalse();
    }

    @Test
    void leavesZshToTheAnalysis() {
        assertThat(Analyser.isPlainReading("ls", SafetyFacts.none().inZsh())).isFalse();
    }
}
