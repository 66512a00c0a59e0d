package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import aish.shell.ShellScript.Frame;
import aish.shell.ShellScript.Trait;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ShellScriptTest {
    private static final Frame PLAIN = new Frame(0, Set.of());
    private static final String END =
            " <>\"$__aish_input\"; "
                    + "{ __aish_status=${__aish_status:-$?} PS0= PS1= PS2=;"
                    + " [[ -z ${PROMPT_COMMAND[@]+set} ]] || __aish_adopt_prompt_command; } 2>/dev/null\n\n";

    private final ShellScript script = ShellScript.onTerminal("/dev/pts/7");

    @Test
    void framesACommand() {
        assertThat(script.command(5, "ls -l", PLAIN))
                .isEqualTo(
                        "builtin eval $': \"$__aish_arg\"\\nls -l\\n{ __aish_status=$? __aish_arg=$_; } 2>/dev/null'"
                                + END
                                + "{ __aish_report 5; } 2>/dev/null && :\n");
    }

    @Test
    void restoresAStatus() {
        assertThat(script.command(6, "echo $?", new Frame(130, Set.of())))
                .isEqualTo(
                        "builtin eval $'__aish_set 130 \"$__aish_arg\" && :\\necho $?\\n"
                                + "{ __aish_status=$? __aish_arg=$_; } 2>/dev/null'"
                                + END
                                + "{ __aish_report 6; } 2>/dev/null && :\n");
    }

    @Test
    void tracesTheCommandAloneInATracingShell() {
        assertThat(script.command(7, "ls -l", new Frame(1, Set.of(Trait.TRACED))))
                .startsWith(
                        "builtin eval $'{ builtin set -x; __aish_set 1 \"$__aish_arg\" && :; } 2>/dev/null\\nls -l\\n");
    }

    @Test
    void consentsToARepeatedExit() {
        assertThat(script.command(8, "exit", new Frame(0, Set.of(Trait.LEAVING))))
                .startsWith(
                        "builtin eval $': \"$__aish_arg\"\\n"
                                + "{ builtin jobs; } >/dev/null 2>&1\\nexit\\n");
    }

    @Test
    void keepsALastBackslashFromJoiningOurLine() {
        assertThat(script.command(10, "echo a\\", PLAIN))
                .contains("\\necho a\\\\\\n\\n{ __aish_status=");
    }

    @Test
    void endsAHereDocumentThatWasLeftOpen() {
        assertThat(script.command(10, "cat <<'E'\nhi", PLAIN))
                .contains("\\nhi\\nE\\n{ __aish_status=");
    }

    @Test
    void sendsEveryCommandInALineAndReportsInAnother() {
        assertThat(script.command(11, "cat <<E\na'b\nE", PLAIN).lines().filter(s -> !s.isEmpty()))
                .hasSize(2);
    }

    @Test
    void quotesWhatItRemembersAndAsks() {
        assertThat(script.command(12, "it's", new Frame(0, Set.of(Trait.REMEMBERED))))
                .startsWith("{ builtin history -s -- 'it'\\''s'; } 2>/dev/null\nbuiltin eval ");
        assertThat(script.query(12, "compgen -b"))
                .isEqualTo("{ __aish_query 12 'compgen -b'; } 2>/dev/null && :\n");
    }

    @Test
    void preparesAFreshShell() {
        assertThat(script.bootstrap(Optional.of("/home/a b/.bashrc")))
                .contains("\n__aish_input=/dev/pts/7\n__aish_rc='/home/a b/.bashrc'\n")
                .contains("__aish_report() {")
                .endsWith("\n{ __aish_report 0; } 2>/dev/null && :\n");
        assertThat(script.bootstrap(Optional.empty())).contains("\n__aish_rc=''\n");
    }
}
