package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.ShellScript.Frame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellScriptTest {
    private static final Frame PLAIN = new Frame(0, Set.of());

    private final ShellScript script = ShellScript.onTerminal(ShellDialect.BASH, "/dev/pts/7");

    @ParameterizedTest
    @ValueSource(strings = {"echo a\\", "ls |", "case x in", "cat <<E", "unset -v a; set -v"})
    void keepsWhatIsUnfinishedFromTakingOurLine(String command) {
        assertThat(lastLine(command, PLAIN)).startsWith("builtin eval ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set -o vi",
                "set +o emacs",
                "true && set -euo vi",
                "shopt -so vi",
                "set -o 'vi'",
                "set -o  emacs; ls"
            })
    void readlineIsTurnedOnOnlyInASourcedFile(String command) {
        assertThat(lastLine(command, PLAIN)).startsWith("builtin . <(builtin printf %s ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"vi a", "emacs -o vi", "set -o vim", "set -- vi", "offset -o vi"})
    void otherLinesAreReadByBash(String command) {
        assertThat(lastLine(command, PLAIN)).doesNotContain("builtin . <(");
    }

    /** Of what is evaluated. */
    private String lastLine(String command, Frame frame) {
        String evaluated = script.command(10, command, frame).split(" <&\"", 2)[0];
        return evaluated.substring(evaluated.lastIndexOf("\\n") + 2);
    }

    @Test
    void sendsEveryCommandInALineAndReportsInAnother() {
        assertThat(script.command(11, "cat <<E\na'b\nE", PLAIN).lines().filter(s -> !s.isEmpty()))
                .hasSize(2);
    }
}
