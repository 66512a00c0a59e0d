package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.InZsh;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Test;

@InZsh
class ZshPersistenceTest extends PersistenceTest {
    @Test
    @Override
    void shoptHolds(TerminalSession aish) {
        aish.run("setopt nullglob");
        assertThat(aish.run("echo [no]-such-*")).isEmpty();
        aish.run("unsetopt nullglob");
        assertThat(aish.run("echo [no]-such-*")).isEqualTo("zsh: no matches found: [no]-such-*");
    }

    @Test
    @Override
    void errorTrapFiresOnceForACommandThatFails(TerminalSession aish) {
        aish.run("trap 'echo failed' ZERR");
        assertThat(aish.run("false")).isEqualTo("failed");
        assertThat(aish.run("true")).isEmpty();
        aish.run("trap - ZERR");
    }

    @Test
    @Override
    void debugTrapSeesWhatWasTyped(TerminalSession aish) {
        aish.run("trap 'echo \"<$ZSH_DEBUG_CMD>\"' DEBUG");
        assertThat(aish.run("echo one")).contains("<echo one>\none\n");
        aish.run("trap - DEBUG");
        assertThat(aish.run("echo two")).isEqualTo("two");
    }

    @Test
    @Override
    void tracingShowsOnlyWhatWasTyped(TerminalSession aish) {
        aish.run("set -x");
        assertThat(aish.run("echo traced")).matches("\\+\\(eval\\):\\d> echo traced\ntraced");
        assertThat(aish.run("echo again")).doesNotContain("__aish");
        aish.run("set +x");
        assertThat(aish.run("echo quiet")).isEqualTo("quiet");
    }

    @Test
    @Override
    void historyKnowsOnlyWhatWasTyped(TerminalSession aish) {
        aish.run("echo zero");
        aish.run("echo one");
        assertThat(aish.run("history -2")).matches(" +\\d+ +echo zero\n +\\d+ +echo one");
        assertThat(aish.run("echo !!:0 !echo:1")).endsWith("history one");
    }

    @Test
    @Override
    void unsetVariablesMayBeErrors(TerminalSession aish) {
        aish.run("set -u");
        assertThat(aish.run("echo $NO_SUCH_VARIABLE"))
                .isEqualTo("zsh: NO_SUCH_VARIABLE: parameter not set");
        assertThat(aish.status()).isEqualTo(1);
        assertThat(aish.run("echo on")).isEqualTo("on");
        aish.run("set +u");
    }

    @Test
    void arraysAndTheirKindOfWordsHold(TerminalSession aish) {
        aish.run("typeset -a words; words=(one 'two three'); local_name=x");
        assertThat(aish.run("print -r -- $#words $words[2] $local_name"))
                .isEqualTo("2 two three x");
    }

    @Test
    void hooksOfTheUserRunAroundEveryCommand(TerminalSession aish) {
        aish.run(
                "autoload -Uz add-zsh-hook; before() { print before $1 }; after() { print after $? }");
        assertThat(aish.run("add-zsh-hook preexec before; add-zsh-hook precmd after"))
                .isEqualTo("after 0");
        assertThat(aish.run("(exit 3)")).isEqualTo("before (exit 3)\nafter 3");
        assertThat(aish.run("print $precmd_functions")).contains("\nafter\n");
        aish.run("add-zsh-hook -d preexec before; add-zsh-hook -d precmd after");
        assertThat(aish.run("true")).isEmpty();
        aish.run("chpwd() { print now in $PWD }");
        assertThat(aish.run("cd /usr")).isEqualTo("now in /usr");
        aish.run("unfunction chpwd");
    }
}
