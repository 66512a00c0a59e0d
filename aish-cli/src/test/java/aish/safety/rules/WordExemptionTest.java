package aish.safety.rules;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A verb's word may also be the name of something. */
class WordExemptionTest {
    private static Verdict verdict(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "openstack server show update-worker",
                "doctl compute droplet list",
                "salt '*' test.ping",
                "gcloud projects describe stop",
                "virsh dominfo destroy",
            })
    void aVerbThatShowsIsOne(String command) {
        assertThat(verdict(command)).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ceph osd out status",
                "gcloud sql instances restart list",
                "virsh domrename list show",
                "openstack server change web-1.example list",
                "helm uninstall list",
                "nomad node eligibility -disable status",
            })
    void aNameThatIsCalledLikeAVerbIsNone(String command) {
        assertThat(verdict(command)).isNotInstanceOf(Verdict.Clear.class);
    }
}
