package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.Dispatch.Route;
import aish.testing.EverydayFacts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Short commands and questions that begin with the same words. Rules, lists and weights were made
 * with {@code tuned.tsv} in view; nobody looked at mistakes in {@code unseen.tsv} meanwhile, so its
 * score says what to expect of other lines. Keep it so: improve with lines of your own.
 */
class ShortLinesTest {
    private static final double ENOUGH = 0.985;

    private final LineRouter router = new LineRouter();

    @ParameterizedTest
    @ValueSource(strings = {"tuned.tsv", "unseen.tsv"})
    void nearlyAllAreRightOnAnOrdinaryMachine(String file) throws IOException {
        assertThat(score(file, EverydayFacts.usual())).isGreaterThanOrEqualTo(ENOUGH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tuned.tsv", "unseen.tsv"})
    void nearlyAllAreRightWhereEveryKnownProgramIsInstalled(String file) throws IOException {
        EverydayFacts everything =
                EverydayFacts.usual().installing(Set.copyOf(LineRouter.knownCommands()));
        assertThat(score(file, everything)).isGreaterThanOrEqualTo(ENOUGH);
    }

    private double score(String file, RouteFacts facts) throws IOException {
        List<String> lines = lines(file);
        long right = lines.stream().filter(line -> isRight(line, facts)).count();
        return (double) right / lines.size();
    }

    private boolean isRight(String labelled, RouteFacts facts) {
        int tab = labelled.indexOf('\t');
        Route route = router.route(labelled.substring(tab + 1), facts).route();
        return labelled.startsWith(route instanceof Route.Ask ? "ai\t" : "shell\t");
    }

    private static List<String> lines(String file) throws IOException {
        try (InputStream in = ShortLinesTest.class.getResourceAsStream(file)) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        }
    }
}
