package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.text.Resource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines whose verdict needs no more than their text. */
class LinesTest {
    static Stream<String> lines() {
        return Stream.of("evaluation.tsv", "lines.tsv")
                .flatMap(file -> Resource.entries(LinesTest.class, file).stream());
    }

    @ParameterizedTest
    @MethodSource("lines")
    void areJudged(String line) {
        String[] columns = line.split("\t", 2);
        Verdict verdict = Analyser.judge(columns[1], SafetyFacts.none());
        switch (columns[0]) {
            case "clear" -> assertThat(verdict).isInstanceOf(Verdict.Clear.class);
            case "halt" -> assertThat(verdict).isNotInstanceOf(Verdict.Clear.class);
            case "exhausts" -> assertThat(verdict.effects()).contains(Effect.EXHAUSTS);
            default -> assertThat(verdict).isInstanceOf(Verdict.Halt.class);
        }
    }
}
