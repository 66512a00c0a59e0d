package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.InZsh;
import aish.testing.Sandbox;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@InZsh
@Tag(Tier.NIGHTLY)
class ZshShellOptionsTest extends ShellOptionsTest {
    @Override
    List<String> options() {
        return List.of(
                "set -u",
                "set -f",
                "set -C",
                "set -a",
                "set -e",
                "setopt nullglob",
                "setopt ksharrays",
                "setopt shwordsplit globsubst",
                "setopt extendedglob",
                "setopt correct correctall",
                "setopt nobanghist",
                "setopt warncreateglobal",
                "setopt histignorespace sharehistory",
                "setopt nonotify",
                "setopt noevallineno",
                "setopt cbases",
                "setopt rcquotes",
                "setopt errreturn",
                "setopt ignorebraces",
                "setopt noaliases",
                "emulate zsh",
                "emulate ksh");
    }

    /** {@code -k} has another meaning in zsh. */
    @Test
    @Override
    void aVariableAmongTheWordsIsOneAfterSetK(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("set -k");
            assertThat(aish.run("echo a # b")).isEqualTo("a");
        }
    }
}
