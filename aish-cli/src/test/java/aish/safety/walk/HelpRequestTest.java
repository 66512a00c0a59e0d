package aish.safety.walk;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import org.junit.jupiter.api.Test;

/** A word for help clears nothing but a plain question to a program that is known. */
class HelpRequestTest {
    @Test
    void showsPermissionsEveryCommandInside() {
        assertThat(Analyser.read("eval 'rm victim;' --help", SafetyFacts.none()).calls())
                .anyMatch(call -> call.words().getFirst().text().equals("rm"));
    }
}
