package aish.safety.permissions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.safety.permissions.PermissionRule.BadRuleException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits in words: what is read is what was written. */
class StatedLimitsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "writes nothing and stays offline",
                "writes nothing and uses the network",
                "writes only below target/ and stays offline",
                "writes only notes.log and stays offline",
                "writes only below target/ and below ~/.m2/ and stays offline",
                "writes only a, below b/, c and below /srv/d-1/ and reaches only example.org",
                "writes only below ~/proj/ and reaches only a.example, *.b.example and c.example",
            })
    void theWordsAreReadAgain(String words) throws Exception {
        assertThat(StatedLimits.of(words).words()).isEqualTo(words);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "stays offline",
                "writes only target/ and stays offline",
                "writes only below target and stays offline",
                "writes only below ../x/ and stays offline",
                "writes only below a/../../x/ and stays offline",
                "writes only below $HOME/ and stays offline",
                "writes only below a b/ and stays offline",
                "writes everything and stays offline",
                "writes nothing and stays offline and uses the network",
            })
    void otherWordsAreRefused(String words) {
        assertThatThrownBy(() -> StatedLimits.of(words)).isInstanceOf(BadRuleException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    below target/ and stays offline | below target/classes/ and uses the network | only below target/classes/ and stays offline
                    below a/ and uses the network   | below b/ and uses the network | nothing and uses the network
                    a/x and stays offline           | below a/ and stays offline    | only a/x and stays offline
                    below ab/ and stays offline     | below a/ and stays offline    | nothing and stays offline
                    a and reaches only x and y      | a and reaches only y and z    | only a and reaches only y
                    a and reaches only x            | a and reaches only y          | only a and stays offline
                    """)
    void bothHold(String one, String other, String both) throws Exception {
        StatedLimits first = StatedLimits.of("writes only " + one);
        StatedLimits second = StatedLimits.of("writes only " + other);
        assertThat(first.and(second).words()).isEqualTo("writes " + both);
        assertThat(second.and(first).words()).isEqualTo("writes " + both);
        assertThat(first.and(second).isWithin(first)).isTrue();
        assertThat(first.isWithin(first.and(second))).isEqualTo(first.and(second).equals(first));
    }

    @Test
    void namesPlacesAsPeopleDo() {
        Path home = Path.of("/home/u");
        Path here = Path.of("/home/u/proj");
        assertThat(StatedLimits.place(here.resolve("target"), true, here, home))
                .contains("target/");
        assertThat(StatedLimits.place(here, true, here, home)).contains("~/proj/");
        assertThat(StatedLimits.place(Path.of("/srv/x"), false, here, home)).contains("/srv/x");
        assertThat(StatedLimits.place(here.resolve("a b"), false, here, home)).isEmpty();
    }

    @Test
    void findsPlacesFromWhereTheCommandStarts() throws Exception {
        StatedLimits limits =
                StatedLimits.of("writes only below target/, ~/x and below /srv/ and stays offline");
        assertThat(limits.paths(Path.of("/p"), Path.of("/home/u")))
                .containsExactly(Path.of("/p/target"), Path.of("/home/u/x"), Path.of("/srv"));
    }

    @Test
    void widensByAPlaceOrByTheNetwork() throws Exception {
        StatedLimits limits = StatedLimits.of("writes only below target/a/ and stays offline");
        StatedLimits wider = new StatedLimits(List.of("target/"), new NetworkAccess.On());
        assertThat(limits.or(wider).words())
                .isEqualTo("writes only below target/ and uses the network");
        assertThat(wider.or(limits)).isEqualTo(wider);
    }
}
