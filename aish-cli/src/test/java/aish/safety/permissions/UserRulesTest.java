package aish.safety.permissions;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.Analyser;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.permissions.UserRules.Extra;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules that a person adds. */
class UserRulesTest {
    private static final UserRules RULES =
            new UserRules(
                    List.of(
                            new Extra(List.of("kubectl", "get"), "ask Ann", "bash"),
                            new Extra(List.of("curl .*internal"), "", ""),
                            new Extra(List.of("ls"), "not here", "powershell")),
                    List.of(
                            "git push origin main",
                            "docker compose restart *",
                            "rm -rf build",
                            "rm 'my file'",
                            "rm -rf out; make"));

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none().with(RULES));
    }

    @Test
    void haltsWhatMatchesAll() {
        assertThat(judge("kubectl get pods").reason()).isEqualTo("ask Ann");
        assertThat(judge("kubectl -n x get pods")).isInstanceOf(Verdict.Halt.class);
        assertThat(judge("bash -c 'kubectl get pods'")).isInstanceOf(Verdict.Halt.class);
        assertThat(judge("kubectl version")).isInstanceOf(Verdict.Clear.class);
        assertThat(judge("curl https://internal/x").reason())
                .isEqualTo("a rule of your own: curl .*internal");
        assertThat(judge("ls")).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "git push origin main",
                "git  push \"origin\" main",
                "docker compose restart web",
                "docker compose restart",
                "rm -rf build",
                "ls && git push origin main",
                "bash -c 'git push origin main'",
                "rm my\\ file",
            })
    void letsThroughWhatIsNamed(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "git push origin main --force",
                "git push origin",
                "git push origin $branch",
                "git push origin main; rm x",
                "git push origin main > ~/.bashrc",
                "git push origin main && git push origin other",
                "sudo git push origin main",
                "docker compose restart $(cat x)",
                "docker compose restart $x",
                "rm -rf build other",
                "rm my file",
                "rm -rf out make",
                "rm -rf 'build' src",
                "git push origin main | sh",
                "PATH=/tmp git push origin main",
                "GIT_SSH_COMMAND=/tmp/x git push origin main",
                "git push origin \"$(rm x)main\"",
            })
    void liftsNothingElse(String command) {
        assertThat(judge(command)).isNotInstanceOf(Verdict.Clear.class);
    }

    @Test
    void haltsEvenWhatIsAllowed() {
        UserRules both =
                new UserRules(List.of(new Extra(List.of("push"), "no", "")), List.of("git push *"));
        assertThat(Analyser.judge("git push x", SafetyFacts.none().with(both)))
                .isInstanceOf(Verdict.Halt.class);
    }

    @Test
    void stillNamesTheFilesOfWhatIsAllowed() {
        assertThat(judge("rm -rf build").touched()).hasSize(1);
        assertThat(judge("rm -rf build").effects()).contains(Effect.DELETES);
    }
}
