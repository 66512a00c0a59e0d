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
class ZshShellDeathTest extends ShellDeathTest {
    @Override
    String shell() {
        return "zsh";
    }

    /** zsh keeps time only in its line editor, so another signal ends it. */
    @Test
    @Override
    void aShellThatLeavesByItselfTakesAishAlong(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("TRAPALRM() { exit 0 }; TMOUT=1");
            aish.enter("kill -ALRM $$");
            assertThat(aish.exitCode()).isZero();
        }
    }
}
