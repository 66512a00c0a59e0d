package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Loops and data without end. */
class EndlessTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes > /tmp/x",
                "yes \"$(yes)\"",
                "yes | sort",
                "cat /dev/zero | tee /tmp/a > /dev/null",
                "dd if=/dev/zero of=/tmp/x",
                "head -c 5T /dev/zero > /tmp/x",
                "tail /dev/zero",
                "mapfile -t a < <(yes)",
                "nohup yes > /tmp/x",
                "seq 1 inf > /tmp/x",
                "while :; do mkdir d && cd d; done",
                "until false; do touch /tmp/$RANDOM; done",
                "while [ 1 ]; do echo x; done",
                "for ((;;)); do sleep 9 & done",
                "for i in {1..100000}; do sleep 9 & done",
                "f() { f; }; f",
                "x() { (x &); (x &); }; x",
            })
    void usesUpTheMachine(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none()).effects()).contains(Effect.EXHAUSTS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes | head -3",
                "tr -dc a-z < /dev/urandom | fold -w 9 | head -n 1",
                "dd if=/dev/zero of=/tmp/x bs=1M count=5",
                "od -N4 /dev/urandom",
                "yes '' | make oldconfig",
                "timeout 2 yes > /dev/null",
                "while true; do date; sleep 5; done",
                "while true; do ls | grep x && break; sleep 1; done",
                "for i in 1 2 3; do sleep 1 & done; wait",
                "awk 'BEGIN{while((getline l < \"a\") > 0) n++}'",
            })
    void endsOrRests(String command) {
        assertThat(Analyser.judge(command, SafetyFacts.none())).isInstanceOf(Verdict.Clear.class);
    }
}
