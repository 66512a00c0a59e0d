package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.exec.CommandAssessor;
import aish.norris.GoalTable.Row;
import aish.norris.GoalTable.Step;
import aish.safety.SafetyFacts;
import aish.testing.ScriptedModel;
import aish.testing.WordOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How often realistic goals need a person, on the disk itself and on a copy. */
class GoalsTest {
    /** Whether another model is asked about commands, and how it judges them. */
    enum Judge {
        NONE,
        LENIENT
    }

    @TempDir Path top;
    private int made;

    static List<Row> rows() {
        return GoalTable.rows();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void onACopyOnlyWhatLeavesItNeedsAPerson(Row row) throws Exception {
        assertThat(halts(row, Judge.LENIENT, true))
                .containsExactlyElementsOf(
                        row.steps().stream().filter(Step::outside).map(Step::command).toList());
    }

    @ParameterizedTest
    @EnumSource
    void aCopyTakesAwayMostQuestions(Judge judge) throws Exception {
        int without = 0;
        for (Row row : rows()) {
            without += halts(row, judge, false).size();
        }
        long with =
                rows().stream().flatMap(row -> row.steps().stream()).filter(Step::outside).count();
        assertThat(rows()).hasSizeGreaterThanOrEqualTo(60);
        assertThat(with).isPositive().isLessThanOrEqualTo(without * 3L / 10);
    }

    @Test
    void tellsTheModelWhereItWorks() throws Exception {
        Pursuing pursuing = new Pursuing();
        pursuing.copy = Optional.of(new WorkingCopy("try-7", rows().getFirst().network()));
        pursuing.pursue("look", "GOAL: complete");
        assertThat(pursuing.instructions(0))
                .contains("You work on a copy of the disk.", "There is no network.");
    }

    /** Returns the commands about which the person is asked. */
    private List<String> halts(Row row, Judge judge, boolean onCopy) throws Exception {
        Path home = Files.createDirectory(top.toRealPath().resolve("home" + ++made));
        Path project = Files.createDirectory(home.resolve("project"));
        row.create(project);
        Pursuing pursuing = new Pursuing();
        pursuing.operator = new WordOperator("proceed");
        pursuing.assessor =
                new CommandAssessor(_ -> SafetyFacts.at(project, home), Optional.empty());
        if (judge == Judge.LENIENT) {
            ScriptedModel model = pursuing.judge();
            IntStream.range(0, 2 * row.steps().size())
                    .forEach(i -> model.answer(i % 2 == 0 ? "NO" : "YES"));
        }
        if (onCopy) {
            pursuing.copy = Optional.of(new WorkingCopy("try-1", row.network()));
        }
        PursuitResult result = pursuing.pursue(row.goal(), row.answers());
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        return pursuing.halts().stream().map(Event.GoalEvent.Halted::command).toList();
    }
}
