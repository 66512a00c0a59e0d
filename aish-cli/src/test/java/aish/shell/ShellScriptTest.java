package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.ShellScript.Frame;
import aish.shell.ShellScript.Trait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellScriptTest {
    private static final Frame PLAIN = new Frame(0, Set.of());
    private static final String END =
            " <&\"$__aish_fd\"; "
                    + "{ __aish_status=${__aish_status:-$?}; __aish_hush; } 2>/dev/null\n\n";

    private final ShellScript script = ShellScript.onTerminal(ShellDialect.BASH, "/dev/pts/7");

    @Test
    void framesACommand() {
        assertThat(script.command(5, "ls -l", PLAIN))
                .isEqualTo(
                        "builtin eval $'command exec <>\"$__aish_input\" || command exec </dev/null; : \"$__aish_arg\"\\nls -l\\n{ __aish_status=$? __aish_arg=$_; } 2>/dev/null'"
                                + END
                                + "{ __aish_report 5; } 2>/dev/null && :\n");
    }

    @Test
    void restoresAStatus() {
        assertThat(script.command(6, "echo $?", new Frame(130, Set.of())))
                .isEqualTo(
                        "builtin eval $'command exec <>\"$__aish_input\" || command exec </dev/null; __aish_set 130 \"$__aish_arg\" && :\\necho $?\\n"
                                + "{ __aish_status=$? __aish_arg=$_; } 2>/dev/null'"
                                + END
                                + "{ __aish_report 6; } 2>/dev/null && :\n");
    }

    @Test
    void tracesTheCommandAloneInATracingShell() {
        assertThat(script.command(7, "ls -l", new Frame(1, Set.of(Trait.TRACED))))
                .startsWith(
                        "builtin eval $'command exec <>\"$__aish_input\" || command exec </dev/null; { builtin set -x; __aish_set 1 \"$__aish_arg\" && :; } 2>/dev/null\\nls -l\\n");
    }

    @Test
    void consentsToARepeatedExit() {
        assertThat(script.command(8, "exit", new Frame(0, Set.of(Trait.LEAVING))))
                .startsWith(
                        "builtin eval $'command exec <>\"$__aish_input\" || command exec </dev/null; : \"$__aish_arg\"\\n"
                                + "{ builtin jobs; } >/dev/null 2>&1\\nexit\\n");
    }

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

    @Test
    void showsAVerboseShellTheCommandAlone() {
        assertThat(lastLine("ls", new Frame(0, Set.of(Trait.VERBOSE))))
                .startsWith("builtin set -v; builtin eval ls; { __aish_status=");
        assertThat(lastLine("ls", PLAIN)).startsWith("{ __aish_status=");
        assertThat(lastLine("git reset --hard", PLAIN)).startsWith("{ __aish_status=");
    }

    /** Of what is evaluated. */
    private String lastLine(String command, Frame frame) {
        String evaluated = script.command(10, command, frame).split(" <&\"", 2)[0];
        return evaluated.substring(evaluated.lastIndexOf("\\n") + 2);
    }

    @Test
    void givesPromptCommandBackToWhoSpeaksOfIt() {
        String shown = "{ __aish_show_prompt_command; } 2>/dev/null";
        assertThat(script.command(10, "unset PROMPT_COMMAND", PLAIN)).contains(shown);
        assertThat(script.command(10, "unset PROMPT", PLAIN)).doesNotContain(shown);
    }

    @Test
    void sendsEveryCommandInALineAndReportsInAnother() {
        assertThat(script.command(11, "cat <<E\na'b\nE", PLAIN).lines().filter(s -> !s.isEmpty()))
                .hasSize(2);
    }

    @Test
    void quotesWhatItRemembersAndAsks() {
        assertThat(script.command(12, "it's", new Frame(0, Set.of(Trait.REMEMBERED))))
                .startsWith("builtin history -s -- 'it'\\''s'\nbuiltin eval ");
        assertThat(script.query(12, "compgen -b"))
                .isEqualTo("{ __aish_query 12 'compgen -b'; } 2>/dev/null && :\n");
    }

    @Test
    void preparesAFreshShell() {
        assertThat(script.bootstrap(0, Optional.of("/home/a b/.bashrc")))
                .contains("\n__aish_input=/dev/pts/7\n__aish_rc='/home/a b/.bashrc'\n")
                .contains("__aish_report() {")
                .endsWith("\n{ __aish_report 0; } 2>/dev/null && :\n");
        assertThat(script.bootstrap(0, Optional.empty())).contains("\n__aish_rc=''\n");
    }
}
