package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.Dispatch.Route;
import aish.testing.EverydayFacts;
import aish.text.Resource;
import org.junit.jupiter.api.Test;

/**
 * Lines that people type, each of which must go where it belongs; those of {@code usual.tsv} where
 * only the usual programs are installed.
 */
class EverydayLinesTest {
    private final LineRouter router = new LineRouter();

    @Test
    void allAreRightOnAnOrdinaryMachine() {
        assertThat(wrong("everyday.tsv", EverydayFacts.usual())).isEmpty();
        assertThat(wrong("usual.tsv", EverydayFacts.usual())).isEmpty();
    }

    @Test
    void allAreRightWhereEveryKnownProgramIsInstalled() {
        RouteFacts everything =
                EverydayFacts.usual().installing(Set.copyOf(LineRouter.knownCommands()));
        assertThat(wrong("everyday.tsv", everything)).isEmpty();
    }

    private List<String> wrong(String file, RouteFacts facts) {
        List<String> wrong = new ArrayList<>();
        for (String labelled : Resource.text(EverydayLinesTest.class, file).lines().toList()) {
            int tab = labelled.indexOf('\t');
            Dispatch decision = router.route(labelled.substring(tab + 1), facts);
            String target = decision.route() instanceof Route.Shell ? "shell" : "ai";
            if (!labelled.startsWith(target + "\t")) {
                wrong.add(labelled + " (" + decision.reason() + ")");
            }
        }
        return wrong;
    }
}
