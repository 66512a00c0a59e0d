package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.InZsh;
import aish.testing.Sandbox;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@InZsh
@Tag(Tier.NIGHTLY)
class ZshStartUpFileTest extends StartUpFileTest {
    @Override
    String rc() {
        return "~/.zshrc";
    }

    @Override
    String beforePrompts(String commands) {
        return "precmd() { " + commands + " }\n";
    }

    @Test
    @Override
    void oneWithASyntaxErrorIsReportedByTheShell(Sandbox sandbox) throws Exception {
        sandbox.rc("GOOD=yes\nif )\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.waitFor("\\.zshrc:2: parse error near");
            assertThat(aish.run("echo on")).isEqualTo("on");
        }
    }

    @Test
    @Override
    void itsPromptCommandMayBeReplacedAndRemoved(Sandbox sandbox) throws Exception {
        sandbox.rc("autoload -Uz add-zsh-hook; a() { echo first }; add-zsh-hook precmd a\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.waitFor("^first");
            assertThat(aish.run("precmd() { echo new }")).isEqualTo("new\nfirst");
            assertThat(aish.run("precmd_functions=()")).isEqualTo("new");
            assertThat(aish.run("unfunction precmd")).isEmpty();
            assertThat(aish.run("echo ${+functions[precmd]} $#precmd_functions")).isEqualTo("0 0");
        }
    }

    @Test
    @Override
    void itMayBindKeysThatNobodyReads(Sandbox sandbox) throws Exception {
        sandbox.rc(
                """
                bindkey -e
                w() { zle kill-line }; zle -N w; bindkey '^Xw' w
                autoload -Uz compinit && compinit -D
                AFTER=yes
                """);
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("echo $AFTER")).isEqualTo("yes");
            assertThat(aish.screen()).isEqualTo("aish#1> echo $AFTER\nyes\naish#2>\n");
        }
    }

    @Test
    void theEnvironmentFileMayNameAnotherDirectory(Sandbox sandbox) throws Exception {
        sandbox.write(sandbox.home().resolve(".zshenv"), "ZDOTDIR=~/dots; FROM_ENV=yes\n")
                .write(sandbox.home().resolve("dots/.zshrc"), "WHICH=dots\n")
                .rc("WHICH=home\n");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("echo $FROM_ENV $WHICH")).isEqualTo("yes dots");
        }
    }
}
