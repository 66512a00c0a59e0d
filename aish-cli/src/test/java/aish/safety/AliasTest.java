package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.permissions.UserRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Aliases and functions of the session: bash does not always take them. */
class AliasTest {
    private static final SafetyFacts SESSION =
            new SafetyFacts(
                    Optional.empty(),
                    Optional.empty(),
                    Map.of(
                            "rm", "echo would remove",
                            "k", "kubectl",
                            "ll", "ls -l",
                            "zap", "rm -rf",
                            "ls", "ls ()\n{ \n    command ls --color=auto \"$@\"\n}\nls",
                            "cat", "cat ()\n{ \n    rm -f \"$1\"\n}\ncat"),
                    Map.of(),
                    UserRules.none());

    @ParameterizedTest
    @ValueSource(strings = {"ll /", "k get pods", "ll && k get nodes", "ls -l a b"})
    void standForWhatTheyStandFor(String command) {
        assertThat(Analyser.judge(command, SESSION)).isInstanceOf(Verdict.Clear.class);
    }

    @Test
    void haveOnlyTheEffectOfWhatTheyStandFor() {
        assertThat(Analyser.judge("zap build", SESSION).effects())
                .contains(Effect.DELETES)
                .doesNotContain(Effect.NETWORK_OUT);
        assertThat(Analyser.judge("\\zap build", SESSION).effects()).contains(Effect.NETWORK_OUT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "k delete pod x",
                "rm x",
                "\\rm x",
                "'rm' x",
                "command rm x",
                "xargs rm < list",
                "find . -exec rm {} +",
                "bash -c 'rm x'",
                "cat x",
                "ls | cat"
            })
    void doNotHideWhatMayRunInstead(String command) {
        assertThat(Analyser.judge(command, SESSION)).isNotInstanceOf(Verdict.Clear.class);
    }
}
