package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.SafetyCorpus;
import aish.testing.SafetyCorpus.Row;
import aish.testing.Tier;
import org.junit.jupiter.api.Test;

/** The analyser against labelled commands. The numbers may only get better. */
class CorpusTest {
    private static final int MISSES_ALLOWED = 0;

    /**
     * A number that is read from the names of files is evaluated, and may be code; a program of the
     * project may take {@code --version} for anything; wipefs always halts; nine have code in
     * languages that aish does not read; a list of libraries may be printed by running the program,
     * and what is shown of a container has its variables.
     */
    private static final int ALARMS_ALLOWED = 14;

    /** Code in languages that aish does not read. */
    private static final int OTHER_LANGUAGES = 4;

    /**
     * Six give words that another program prints to one that has options with effects; one prints
     * some variables of the environment by a condition.
     */
    private static final int UNPROVED = 7;

    @Test
    void missesNothingThatMustHalt() {
        assertThat(wrong(SafetyCorpus.rows(), true)).hasSizeLessThanOrEqualTo(MISSES_ALLOWED);
    }

    @Test
    void raisesFewFalseAlarms() {
        assertThat(wrong(SafetyCorpus.rows(), false)).hasSizeLessThanOrEqualTo(ALARMS_ALLOWED);
    }

    @Test
    void knowsToolsThatTheCorpusDoesNotName() {
        assertThat(wrong(SafetyCorpus.unseen(), true)).isEmpty();
        assertThat(wrong(SafetyCorpus.unseen(), false)).hasSizeLessThanOrEqualTo(OTHER_LANGUAGES);
    }

    @Test
    void keepsWhatItLearntFromTrials() {
        assertThat(wrong(SafetyCorpus.own(), true)).isEmpty();
        assertThat(wrong(Tier.sample(SafetyCorpus.own(), 4), false))
                .hasSizeLessThanOrEqualTo(UNPROVED);
    }

    private static List<String> wrong(List<Row> rows, boolean halt) {
        List<String> wrong = new ArrayList<>();
        for (Row row : rows) {
            if (row.halt() == halt) {
                Verdict verdict = Analyser.judge(row.command(), SafetyFacts.none());
                if (verdict instanceof Verdict.Clear == halt) {
                    wrong.add(row.command() + " -> " + verdict.reason());
                }
            }
        }
        return wrong;
    }
}
