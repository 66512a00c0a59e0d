package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.ShellScript.Frame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ZshScriptTest {
    private static final Frame PLAIN = new Frame(0, Set.of());
    private static final String ENDED = "__aish_status=$? __aish_arg=$_ __aish_flags=$-; ";
    private static final String REPORT =
            "{ __aish_report 5; builtin set +xv; } >/dev/null 2>&1 && :\n";

    private final ShellScript script = ShellScript.onTerminal(ShellDialect.ZSH, "/dev/pts/7");

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
