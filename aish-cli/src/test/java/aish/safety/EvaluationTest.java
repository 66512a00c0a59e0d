package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.permissions.UserRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What variables, functions, arithmetic and directories are when a command meets them. */
class EvaluationTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(( n ))",
                "echo $((n + 1))",
                "[[ n -gt 1 ]]",
                "echo ${s:n}",
                "echo $((m))",
                "i=$(cat f)",
                "curl https://example.com/$d"
            })
    void knowsWhatTheSessionLeftInVariables(String command) {
        Map<String, String> variables =
                Map.of("n", "a[$(rm x)]", "m", "n", "i@a", "i", "d", "secret", "d@a", "<");
        assertThat(Analyser.judge(command, session(Map.of(), variables)))
                .isNotInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(( n ))", "i=5", "d=x; curl https://example.com/$d", "echo $((n))"})
    void clearsWhatTheSessionSettles(String command) {
        Map<String, String> variables = Map.of("n", "5", "i@a", "i", "d", "secret", "d@a", "<");
        assertThat(Analyser.judge(command, session(Map.of(), variables)))
                .isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ls", "go", "chain", "please gone", "please please gone", "eval ls"})
    void expandsAliasesAsBashDoes(String command) {
        Map<String, String> aliases =
                Map.of(
                        "ls", "ls; rm x",
                        "go", "ls -l && rm x",
                        "chain", "link",
                        "link", "gone",
                        "gone", "rm x",
                        "please", "command ");
        assertThat(Analyser.judge(command, session(aliases, Map.of())))
                .isNotInstanceOf(Verdict.Clear.class);
    }

    private static SafetyFacts session(Map<String, String> aliases, Map<String, String> variables) {
        return new SafetyFacts(
                Optional.empty(), Optional.empty(), aliases, variables, UserRules.none());
    }

    @Test
    void looksInsideHereDocumentsForInterpreters() {
        assertThat(Analyser.judge("bash <<'E'\nrm x\nE", SafetyFacts.none()))
                .isInstanceOf(Verdict.Halt.class);
        assertThat(
                        Analyser.judge(
                                "python3 - <<E\nimport os\nos.unlink('x')\nE", SafetyFacts.none()))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(Analyser.judge("psql <<E\ndelete from t;\nE", SafetyFacts.none()))
                .isInstanceOf(Verdict.Halt.class);
    }

    @Test
    void tellsWhichVariablesHoldDataAfterwards() {
        String command = "a=$(cat f); b=1; c=x$a; read d < f; for e in $(cat f); do :; done; a=2";
        assertThat(Analyser.read(command, SafetyFacts.none()).flow())
                .isEqualTo(new Analyser.Flow(Set.of("c", "d", "e"), Set.of("a", "b")));
    }

    static Stream<String> bombs() {
        String doubled = "x=aaaaaaaaaa;" + "x=$x$x;".repeat(60) + "echo $x";
        StringBuilder functions = new StringBuilder("f0() { ls; };");
        for (int i = 1; i < 60; i++) {
            functions.append("f%d() { f%d; f%d; };".formatted(i, i - 1, i - 1));
        }
        return Stream.of(
                doubled,
                functions + "f59",
                "f() { g; g; }; g() { f; f; h; }; h() { f; g; h; }; h",
                "echo " + "{a,b}".repeat(60),
                "echo " + "{1..64}{1..64} ".repeat(300),
                "a=({1..64});" + "a=(\"${a[@]}\" \"${a[@]}\");".repeat(40) + "echo \"${a[@]}\"",
                "while ls; do cd a; ".repeat(40) + "ls;" + "done;".repeat(40),
                "for a in 1 2 3 4 5 6 7 8 9 10; do ".repeat(40) + "ls;" + "done;".repeat(40),
                "echo " + "$((".repeat(300) + "1" + "))".repeat(300),
                "echo $(find " + "a ".repeat(4000) + "-printf x)",
                "((" + "a[".repeat(2000) + "))",
                "l" + "\\\n".repeat(4900) + "s");
    }

    @ParameterizedTest
    @MethodSource("bombs")
    void doesNotGrowWithWhatIsWrittenToMakeItGrow(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none()).word())
                .isIn("clear", "halt", "unknown");
    }
}
