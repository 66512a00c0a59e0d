package aish.safety.walk;

import static org.assertj.core.api.Assertions.assertThat;

import aish.bash.ShellParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AssignedNamesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "x=1",
                "x+=1 y=2",
                "a; x=1",
                "a && x=1",
                "x=1 || a",
                "x=1 &",
                "a | x=1",
                "x=1 | a",
                "{ x=1; } > f",
                "(x=1)",
                "{ x=1; }",
                "if x=1; then a; fi",
                "if a; then b; else x=1; fi",
                "while x=1; do a; done",
                "until a; do x=1; done",
                "for x in a b; do c; done",
                "for y in a b; do x=1; done",
                "for ((i = 0; i < 2; i++)); do x=1; done",
                "case a in b) x=1;; esac",
                "f() { x=1; }",
                "coproc { x=1; }",
                "read x",
                "read -r y x",
                "printf -v x %s a",
                "export x=1",
                "local x",
                "declare -a x=(1 2)",
                "unset x",
                "mapfile -t x"
            })
    void findsWhatMayBeSetAnywhere(String script) {
        assertThat(AssignedNames.in(ShellParser.parse(script)).names()).contains("x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"y=1", "echo $x", "echo \"x=1\"", "[[ x = 1 ]]", "case x in x) a;; esac"})
    void leavesOthersOut(String script) {
        assertThat(AssignedNames.in(ShellParser.parse(script)).names()).doesNotContain("x");
    }
}
