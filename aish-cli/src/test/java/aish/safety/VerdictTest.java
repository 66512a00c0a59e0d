package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerdictTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ls -l | grep x",
                "cat a 2> /dev/null",
                "cd sub && git status",
                "for f in *.c; do wc -l \"$f\"; done"
            })
    void provesReading(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none()).isProvenReadOnly()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mkdir new",
                "make",
                "ls > list",
                "ls >> list",
                "bash -c ls",
                "nosuchprogram x",
                "ls; nosuchprogram",
                "rm x",
                "curl https://example.com",
                "echo 'unclosed"
            })
    void provesNothingOfTheKind(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none()).isProvenReadOnly()).isFalse();
    }
}
