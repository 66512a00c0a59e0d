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
}
