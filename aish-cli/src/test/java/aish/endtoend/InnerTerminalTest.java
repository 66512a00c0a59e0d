package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a command finds around it: a terminal of its own and no descriptors of aish's. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class InnerTerminalTest {
    @Test
    void noDescriptorLeaksIntoCommands(TerminalSession aish) {
        assertThat(aish.run("ls /proc/self/fd | xargs")).isEqualTo("0 1 2 3");
        assertThat(aish.run("ls -l /proc/self/fd | grep -c -e pipe -e socket")).isEqualTo("1");
        assertThat(aish.run("(ls /proc/self/fd | xargs) & wait")).containsPattern("\n0 1 2 3\\b");
    }

    @Test
    void noDescriptorLeaksIntoCommandSubstitutions(TerminalSession aish) {
        assertThat(aish.run("echo $(ls /proc/self/fd)")).isEqualTo("0 1 2 3");
    }

    @Test
    void noDescriptorLeaksThroughPromptCommands(TerminalSession aish) {
        assertThat(aish.run("PROMPT_COMMAND='ls /proc/self/fd | xargs'; true"))
                .isEqualTo("0 1 2 3");
        aish.run("__aish_prompt_command=()");
    }

    @Test
    void theTerminalIsAnInnerOne(TerminalSession aish) {
        assertThat(aish.run("tty")).matches("/dev/pts/\\d+");
        assertThat(aish.run("[ -t 0 ] && [ -t 1 ] && [ -t 2 ] && echo all three"))
                .isEqualTo("all three");
        assertThat(aish.run("[ $(tty) = $(readlink /proc/$PPID/fd/0) ] || echo another"))
                .isEqualTo("another");
    }

    @Test
    void standardInputIsOpenForReadingAndWriting(TerminalSession aish) {
        assertThat(aish.run("echo written >&0")).isEqualTo("written");
        assertThat(aish.run("echo to the terminal >/dev/tty")).isEqualTo("to the terminal");
    }

    @Test
    void theShellIsInteractiveAndNotALoginShell(TerminalSession aish) {
        assertThat(aish.run("flags=$-; echo $flags | grep -o '[im]' | xargs")).isEqualTo("i m");
        assertThat(aish.run("[[ -o login ]] || shopt -q login_shell 2>/dev/null || echo off"))
                .isEqualTo("off");
    }

    @Test
    void specialKeysAreTheOuterTerminals(TerminalSession aish) {
        assertThat(aish.run("stty -a | grep -o 'intr = ^C'")).isEqualTo("intr = ^C");
        assertThat(aish.run("stty -a | grep -ow -e isig -e icanon -e echo | sort | xargs"))
                .isEqualTo("echo icanon isig");
    }

    @Test
    void modesThatACommandLeavesWrongDoNotSpoilThePrompt(TerminalSession aish) {
        aish.run("stty raw -echo");
        assertThat(aish.run("printf 'a\\nb\\n'").lines().map(String::strip)).contains("b");
        aish.run("stty sane");
        assertThat(aish.run("echo on")).isEqualTo("on");
    }

    @Test
    void theEnvironmentHoldsNothingOfOurs(TerminalSession aish) {
        assertThat(aish.run("env | grep -i -e __aish -e ^PS | grep -v TEST_MARK")).isEmpty();
    }
}
