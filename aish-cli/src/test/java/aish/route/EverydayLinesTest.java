package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.Dispatch.Route;
import aish.testing.EverydayFacts;
import org.junit.jupiter.api.Test;

/** Lines that people type, in {@code everyday.tsv}, each of which must go where it belongs. */
class EverydayLinesTest {
    private final LineRouter router = new LineRouter();

    @Test
    void allAreRightOnAnOrdinaryMachine() throws IOException {
        assertThat(wrong(EverydayFacts.usual())).isEmpty();
    }

    @Test
    void allAreRightWhereEveryKnownProgramIsInstalled() throws IOException {
        assertThat(wrong(EverydayFacts.usual().installing(Set.copyOf(LineRouter.knownCommands()))))
                .isEmpty();
    }

    private List<String> wrong(RouteFacts facts) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (String labelled : lines()) {
            int tab = labelled.indexOf('\t');
            Dispatch decision = router.route(labelled.substring(tab + 1), facts);
            String target = decision.route() instanceof Route.Shell ? "shell" : "ai";
            if (!labelled.startsWith(target + "\t")) {
                wrong.add(labelled + " (" + decision.reason() + ")");
            }
        }
        return wrong;
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = EverydayLinesTest.class.getResourceAsStream("everyday.tsv")) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        }
    }
}
