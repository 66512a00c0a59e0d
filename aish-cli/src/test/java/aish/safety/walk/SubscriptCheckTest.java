package aish.safety.walk;

import static org.assertj.core.api.Assertions.assertThat;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Quoted text that bash evaluates once more. */
class SubscriptCheckTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "printf -v 'x[$(rm y)]' z",
                "test -v 'x[$(rm y)]'",
                "[ 'x[`rm y`]' -eq 0 ]",
                "[[ 'x[$(rm y)]' -eq 0 ]]",
                "[[ -v 'x[$(rm y)]' ]]",
                "declare -i n='1 + x[$(rm y)0]'",
                "export 'x[$(rm y)]=1'",
                "read -r 'x[$(rm y)]'",
                "unset 'x[$(rm y)]'",
                "n='x[$(rm y)0]'",
                "n='x[$'; n+='(rm y)]'; echo $((n))",
                "n=\"x[\\$(rm y)]\"",
                "echo ${x:'n[$(rm y)]'}",
                "echo '$(rm y)' | { read -r 'a[`cat`]'; }",
            })
    void haltsWhereASubscriptRuns(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Halt.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "awk '{ n[$1]++ } END { print n[$(NF)] }' f",
                "grep 'x[$(]' f",
                "echo 'x[$(rm y)]'",
                "n=$(wc -l < f); echo $((n + 1))",
                "a[0]=1; echo ${a[0]}",
                "[[ $x == [a-z]* ]]",
                "note='[fix] use `make`'",
            })
    void textIsText(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "make -f - <<< 'all: ; rm x'",
                "cat x 1<> y",
                "exec {fd}<> y",
                "jobs -x rm y",
                "ln -s a b && echo x >> b",
                "ln -s a /tmp/b && echo x > /tmp/b",
                "split -a1 --additional-suffix=.txt x src/",
            })
    void haltsOnLessKnownWaysToWrite(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Halt.class);
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }
}
