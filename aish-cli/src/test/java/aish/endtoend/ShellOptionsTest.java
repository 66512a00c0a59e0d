package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whatever options a user turns on, the session goes on. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class ShellOptionsTest {
    private static final List<String> OPTIONS =
            List.of(
                    "set -k",
                    "set -o posix",
                    "set -u",
                    "set -f",
                    "set -C",
                    "set -a",
                    "set -e",
                    "shopt -s failglob",
                    "shopt -s nullglob",
                    "shopt -s extdebug",
                    "shopt -s lastpipe",
                    "shopt -s xpg_echo");

    List<String> options() {
        return OPTIONS;
    }

    @Test
    void noOptionOfTheShellStopsTheSession(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            for (String option : options()) {
                assertThat(aish.run(option)).as(option).isEmpty();
                assertThat(aish.run("echo \"$?\" on")).as(option).isEqualTo("0 on");
            }
            assertThat(aish.run("cd / && pwd")).isEqualTo("/");
        }
    }

    @Test
    void aVariableAmongTheWordsIsOneAfterSetK(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("set -k");
            assertThat(aish.run("printenv GIVEN=yes GIVEN")).isEqualTo("yes");
            assertThat(aish.run("(exit 3); echo $?")).isEqualTo("3");
        }
    }
}
