package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.text.Resource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RevealsTest {
    static Stream<String> lines() {
        return Resource.entries(RevealsTest.class, "reveals.tsv").stream();
    }

    @ParameterizedTest
    @MethodSource("lines")
    void knowsWhatShowsSecrets(String line) {
        String[] columns = line.split("\t", 2);
        Verdict verdict = Analyser.judge(columns[1], SafetyFacts.none());
        boolean reveals = columns[0].equals("reveals");
        assertThat(verdict.effects().contains(Effect.REVEALS)).isEqualTo(reveals);
        assertThat(verdict).isInstanceOf(reveals ? Verdict.Halt.class : Verdict.Clear.class);
    }
}
