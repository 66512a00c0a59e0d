package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One shell serves all lines, so what a line changes is still so at the next. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class PersistenceTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    cd /usr/share                | pwd               | /usr/share
                    cd /usr/share; cd /          | cd -              | /usr/share
                    export GREETING='good day'   | printenv GREETING | good day
                    alias greet='echo hello'     | greet you         | hello you
                    twice() { echo "$1 $1"; }    | twice ho          | ho ho
                    """)
    void whatALineSetsHolds(String line, String next, String shown, TerminalSession aish) {
        aish.run(line);
        assertThat(aish.run(next)).isEqualTo(shown);
    }

    @Test
    void shellOptionsHold(TerminalSession aish) {
        aish.run("set -o pipefail");
        aish.run("false | true");
        assertThat(aish.status()).isEqualTo(1);
        aish.run("set +o pipefail");
        aish.run("false | true");
        assertThat(aish.status()).isZero();
    }

    @Test
    void shoptHolds(TerminalSession aish) {
        aish.run("shopt -s nullglob");
        assertThat(aish.run("echo [no]-such-*")).isEmpty();
        aish.run("shopt -u nullglob");
    }

    @Test
    void umaskHolds(TerminalSession aish) {
        aish.run("umask 027");
        assertThat(aish.run("umask")).matches("0?027");
        aish.run("umask 022");
    }

    @Test
    void trapHolds(TerminalSession aish) {
        aish.run("trap 'echo caught' USR1");
        assertThat(aish.run("kill -USR1 $$")).isEqualTo("caught");
        aish.run("trap - USR1");
    }

    @Test
    void errorTrapFiresOnceForACommandThatFails(TerminalSession aish) {
        aish.run("trap 'echo failed' ERR");
        assertThat(aish.run("false")).isEqualTo("failed");
        assertThat(aish.run("true")).isEmpty();
        aish.run("trap - ERR");
    }

    @Test
    void debugTrapSeesWhatWasTyped(TerminalSession aish) {
        aish.run("trap 'echo \"<$BASH_COMMAND>\"' DEBUG");
        assertThat(aish.run("echo one")).contains("<echo one>\none\n");
        aish.run("trap - DEBUG");
        assertThat(aish.run("echo two")).isEqualTo("two");
    }

    @Test
    void sourcedEnvironmentHoldsUntilItIsLeft(TerminalSession aish, Sandbox sandbox)
            throws Exception {
        sandbox.write(
                sandbox.work().resolve("venv/bin/activate"),
                """
                deactivate() { PATH=$OLD_PATH; PS1=$OLD_PS1; unset VIRTUAL_ENV; unset -f deactivate; }
                OLD_PATH=$PATH OLD_PS1=${PS1:-}
                export VIRTUAL_ENV=$PWD/venv
                PATH=$VIRTUAL_ENV/bin:$PATH
                PS1="(venv) ${PS1:-}"
                """);
        sandbox.write(
                sandbox.work().resolve("venv/bin/venv-tool"), "#!/bin/sh\necho from the venv\n");
        aish.run("cd " + sandbox.work());
        aish.run("chmod +x venv/bin/venv-tool; source venv/bin/activate");
        assertThat(aish.run("venv-tool")).isEqualTo("from the venv");
        assertThat(aish.run("cd /; basename $VIRTUAL_ENV")).isEqualTo("venv");
        aish.run("deactivate");
        aish.run("$ venv-tool");
        assertThat(aish.status()).isEqualTo(127);
    }

    @Test
    void statusHolds(TerminalSession aish) {
        aish.run("(exit 7)");
        assertThat(aish.run("echo $?")).isEqualTo("7");
        assertThat(aish.run("echo $?")).isEqualTo("0");
    }

    @Test
    void lastArgumentHolds(TerminalSession aish) {
        aish.run("echo one two");
        assertThat(aish.run("echo $_")).isEqualTo("two");
        aish.run("(exit 3)");
        aish.run("false three");
        assertThat(aish.run("echo $? $_")).isEqualTo("1 three");
    }

    @Test
    void tracingShowsOnlyWhatWasTyped(TerminalSession aish) {
        aish.run("set -x");
        assertThat(aish.run("echo traced")).endsWith("+ echo traced\ntraced");
        assertThat(aish.run("echo again")).doesNotContain("__aish");
        aish.run("set +x");
        assertThat(aish.run("echo quiet")).isEqualTo("quiet");
    }

    @Test
    void verbosityShowsOnlyWhatWasTyped(TerminalSession aish) {
        assertThat(aish.run("set -v")).isEmpty();
        assertThat(aish.run("echo one")).isEqualTo("echo one\none");
        assertThat(aish.run("set +v")).isEqualTo("set +v");
        assertThat(aish.run("echo two")).isEqualTo("two");
    }

    @Test
    void historyKnowsOnlyWhatWasTyped(TerminalSession aish) {
        aish.run("set -o history");
        aish.run("echo one");
        assertThat(aish.run("history 3"))
                .matches(" +\\d+ +set -o history\n +\\d+ +echo one\n +\\d+ +history 3");
    }

    @Test
    void unsetVariablesMayBeErrors(TerminalSession aish) {
        aish.run("set -u");
        assertThat(aish.run("echo $NO_SUCH_VARIABLE"))
                .contains("NO_SUCH_VARIABLE: unbound variable");
        assertThat(aish.status()).isEqualTo(1);
        assertThat(aish.run("echo on")).isEqualTo("on");
        aish.run("set +u");
    }

    @Test
    void standardOutputMayBeRedirectedForGood(TerminalSession aish, Sandbox sandbox) {
        aish.run("exec 3>&1 >" + sandbox.work().resolve("log"));
        assertThat(aish.run("echo logged")).isEmpty();
        aish.run("exec >&3 3>&-");
        assertThat(aish.run("cat " + sandbox.work().resolve("log"))).isEqualTo("logged");
    }
}
