package aish.model.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.offline.Ranking.Candidate;
import org.junit.jupiter.api.Test;

/** Questions in other words than the book's. */
class RankingTest {
    private static final double WANTED_SHARE = 0.9;
    private static final String NONE = "none";

    private final Helper helper =
            new Helper(Samples.machine(), Manual.none(), _ -> Optional.empty());

    /** A line of the table: a question, the recipe to be found, perhaps the command to be made. */
    private record Row(String question, String recipe, String command) {
        static Row of(String line) {
            int arrow = line.indexOf(" => ");
            String expected = line.substring(arrow + 4).strip();
            int blank = expected.indexOf(' ');
            return new Row(
                    line.substring(0, arrow),
                    blank < 0 ? expected : expected.substring(0, blank),
                    blank < 0 ? "" : expected.substring(blank + 1));
        }
    }

    private static List<Row> rows() {
        return HelperTexts.lines("questions.txt").stream().map(Row::of).toList();
    }

    @Test
    void findsWhatIsMeantInNineOfTenQuestions() {
        List<String> missed = new ArrayList<>();
        for (Row row : rows()) {
            String found = found(row.question());
            if (!found.equals(row.recipe())) {
                missed.add(row.question() + " -> " + found);
            }
        }
        assertThat(rows()).hasSizeGreaterThan(150);
        assertThat(missed)
                .as("questions that found another recipe")
                .hasSizeLessThanOrEqualTo((int) (rows().size() * (1 - WANTED_SHARE)));
    }

    @Test
    void hasNothingForWhatIsNoTask() {
        assertThat(rows().stream().filter(row -> row.recipe().equals(NONE)))
                .isNotEmpty()
                .allSatisfy(row -> assertThat(found(row.question())).isEqualTo(NONE));
    }

    @Test
    void fillsCommandsFromTheQuestion() {
        assertThat(rows().stream().filter(row -> !row.command().isEmpty()))
                .hasSizeGreaterThan(40)
                .allSatisfy(
                        row ->
                                assertThat(command(row.question()))
                                        .as(row.question())
                                        .isEqualTo(row.command()));
    }

    private String found(String question) {
        List<Candidate> ranked = helper.rank(question);
        return ranked.isEmpty() || ranked.getFirst().score() < Helper.MIN_SCORE
                ? NONE
                : ranked.getFirst().recipe().id();
    }

    private String command(String question) {
        Candidate best = helper.rank(question).getFirst();
        return best.recipe().commands(Samples.machine("nc")).getFirst().filled(best.values());
    }
}
