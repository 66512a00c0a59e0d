package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.evidence.PlantedSession.Answer;
import aish.text.Resource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Answers whose citations are right, stale or invented. What says something else in ordinary words
 * cannot be found, so that a quarter of the wrong ones is not marked.
 */
class PlantedCitationsTest {
    private static final String HOLDS = "HOLDS";
    private static final double MOST_GOOD_MARKED = 0.02;
    private static final double LEAST_BAD_MARKED = 0.7;
    private static final double LEAST_EXACT = 0.95;

    @TempDir private static Path directory;

    private static final Map<Answer, List<String>> RESULTS = new LinkedHashMap<>();

    @BeforeAll
    static void checkAll() throws IOException {
        String text = Resource.text(PlantedCitationsTest.class, "planted.txt");
        for (PlantedSession session : PlantedSession.all(text, directory)) {
            session.answers().forEach(answer -> RESULTS.put(answer, session.marks(answer)));
        }
    }

    private record Pair(Answer answer, String wanted, String found) {}

    private static List<Pair> pairs(Predicate<String> wanted) {
        List<Pair> pairs = new ArrayList<>();
        RESULTS.forEach(
                (answer, found) -> {
                    for (int i = 0; i < answer.marks().size(); i++) {
                        String mark = i < found.size() ? found.get(i) : "NONE";
                        if (wanted.test(answer.marks().get(i))) {
                            pairs.add(new Pair(answer, answer.marks().get(i), mark));
                        }
                    }
                });
        return pairs;
    }

    private static String listed(List<Pair> pairs, Predicate<Pair> wrong) {
        return pairs.stream().filter(wrong).map(Pair::toString).collect(Collectors.joining("\n"));
    }

    @Test
    void thereAreAtLeastAHundredOfEachSide() {
        assertThat(pairs(HOLDS::equals)).hasSizeGreaterThanOrEqualTo(100);
        assertThat(pairs(mark -> !mark.equals(HOLDS))).hasSizeGreaterThanOrEqualTo(100);
    }

    @Test
    void citationsThatHoldAreHardlyEverMarked() {
        List<Pair> good = pairs(HOLDS::equals);
        long marked = good.stream().filter(pair -> !pair.found().equals(HOLDS)).count();
        assertThat((double) marked / good.size())
                .as(() -> listed(good, pair -> !pair.found().equals(HOLDS)))
                .isLessThanOrEqualTo(MOST_GOOD_MARKED);
    }

    @Test
    void citationsThatDoNotHoldAreMarked() {
        List<Pair> bad = pairs(mark -> !mark.equals(HOLDS));
        Predicate<Pair> missed = pair -> pair.found().equals(HOLDS) || pair.found().equals("NONE");
        long marked = bad.stream().filter(missed.negate()).count();
        assertThat((double) marked / bad.size())
                .as(() -> listed(bad, missed))
                .isGreaterThanOrEqualTo(LEAST_BAD_MARKED);
    }

    @Test
    void staleOnesAreToldFromInventedOnes() {
        List<Pair> marked =
                pairs(mark -> !mark.equals(HOLDS)).stream()
                        .filter(pair -> !pair.found().equals(HOLDS))
                        .toList();
        long exact = marked.stream().filter(pair -> pair.found().equals(pair.wanted())).count();
        assertThat((double) exact / marked.size())
                .as(() -> listed(marked, pair -> !pair.found().equals(pair.wanted())))
                .isGreaterThanOrEqualTo(LEAST_EXACT);
    }

    @Test
    void whatIsNoCitationIsLeftAlone() {
        RESULTS.forEach(
                (answer, found) -> {
                    if (answer.marks().isEmpty()) {
                        assertThat(found).as(answer.text()).isEmpty();
                    } else {
                        assertThat(found).as(answer.text()).hasSameSizeAs(answer.marks());
                    }
                });
    }
}
