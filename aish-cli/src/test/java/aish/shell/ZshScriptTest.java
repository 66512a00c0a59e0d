package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.ShellScript.Frame;
import aish.shell.ShellScript.Trait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ZshScriptTest {
    private static final Frame PLAIN = new Frame(0, Set.of());
    private static final String INPUT = " <>\"$__aish_input\"; ";
    private static final String ENDED = "__aish_status=$? __aish_arg=$_ __aish_flags=$-; ";
    private static final String HUSH = "{ builtin set +xv; __aish_hush; } >/dev/null 2>&1\n\n";
    private static final String REPORT =
            "{ __aish_report 5; builtin set +xv; } >/dev/null 2>&1 && :\n";

    private final ShellScript script = ShellScript.onTerminal(ShellDialect.ZSH, "/dev/pts/7");

    @Test
    void framesACommand() {
        assertThat(script.command(5, "ls -l", PLAIN))
                .isEqualTo(
                        "{ __aish_begin 0 'ls -l'; } >/dev/null 2>&1; builtin eval 'ls -l'"
                                + INPUT
                                + ENDED
                                + HUSH
                                + REPORT);
    }

    @Test
    void restoresAStatusAndTheLastArgument() {
        assertThat(script.command(5, "echo $? $_", new Frame(3, Set.of())))
                .contains(
                        "; __aish_set 3 && :; builtin eval $'{ __aish_set 3 \"$__aish_arg\" && :; }");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a | b", "kill %1", "fg %2", "a 'x y' | b $(c) | d"})
    void letsZshReadPipelinesAndJobSpecificationsThemselves(String command) {
        assertThat(script.command(5, command, PLAIN))
                .contains("; <>$TTY " + command + "; " + ENDED)
                .doesNotContain("builtin eval");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a | b; c",
                "a | b # c",
                "echo !x | b",
                "(a) | b",
                "if a; then b; fi | c",
                "a |",
                "a | b\nc",
                "time a | b",
                "a || b",
                "a | b &",
            })
    void evaluatesWhatItMustNotReadAsItIs(String command) {
        assertThat(script.command(5, command, PLAIN)).contains("builtin eval");
    }

    @Test
    void evaluatesEverythingWithoutATerminal() {
        assertThat(ShellScript.withoutTerminal(ShellDialect.ZSH, "/x").command(5, "a | b", PLAIN))
                .contains("builtin eval 'a | b' </x; ");
    }

    @Test
    void remembersACommandAfterItsReport() {
        assertThat(script.command(5, "it's", new Frame(0, Set.of(Trait.REMEMBERED))))
                .endsWith(REPORT + "{ __aish_remember 'it'\\''s'; } >/dev/null 2>&1\n");
    }

    @Test
    void tracesTheCommandAlone() {
        assertThat(script.command(5, "ls", new Frame(0, Set.of(Trait.TRACED))))
                .contains("builtin eval $'{ builtin set -x; : \"$__aish_arg\"; } 2>/dev/null\\nls'")
                .contains("{ " + ENDED + "builtin set +xv; __aish_hush; } >/dev/null 2>&1\n\n");
    }

    @Test
    void showsHooksToWhoSpeaksOfThem() {
        assertThat(script.command(5, "add-zsh-hook precmd f", PLAIN)).startsWith("__aish_show; ");
        assertThat(script.command(5, "ls", PLAIN)).doesNotContain("__aish_show");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "sleep 1 & @ 1",
                "a & b & c @ 2",
                "sleep 1 & wait $! @ 1",
                "kill $!; sleep 1 & @ 0",
                "a && b @ 0",
                "a >&2 2>&1 &>f @ 0",
                "a |& b @ 0",
                "a &! @ 0",
                "a &| @ 0",
            })
    void holdsTheFirstNumbersForJobs(String command, int jobs) {
        String text = script.command(5, command, PLAIN);
        assertThat(text.split("__aish_hold &", -1)).hasSize(jobs + 1);
        assertThat(text.contains("__aish_release")).isEqualTo(jobs > 0);
    }

    @Test
    void runsOwnCommandsAsAnyShellWould() {
        assertThat(script.internalCommand(5, "less a"))
                .startsWith("builtin emulate sh -c 'less a' <>\"$__aish_input\"; {")
                .endsWith(REPORT);
    }

    @Test
    void preparesAFreshShell() {
        assertThat(script.bootstrap(5, Optional.of("/home/a b/.zshrc")))
                .startsWith(" zshaddhistory() {")
                .contains("\n__aish_input=/dev/pts/7\n__aish_rc='/home/a b/.zshrc'\n")
                .endsWith(REPORT);
    }

    @ParameterizedTest
    @CsvSource({
        "bash,BASH",
        "/bin/bash,BASH",
        "my-bash,BASH",
        "zsh,ZSH",
        "/opt/zsh-5.9/bin/zsh,ZSH",
        "/opt/zsh/bash,BASH"
    })
    void isChosenByTheNameOfTheProgram(String program, ShellDialect dialect) {
        assertThat(ShellDialect.of(program)).isEqualTo(dialect);
    }
}
