package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.BatchRun;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** With nothing configured, something answers all the same. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class OfflineHelperTest {
    private static final String MENU = "\\[a\\]ll > $";

    @Test
    void aFailureIsExplained(TerminalSession aish) {
        aish.run(":reset");
        aish.run("cat no-such-file.txt");
        aish.enter("why did that fail?");
        aish.waitFor("no-such-file\\.txt");
        aish.waitFor("(?i)exist|not there|no file|found");
        aish.waitFor(MENU + "|aish#\\d+(?: \\d+)?> $");
        aish.type("\r");
        aish.waitForPrompt();
        aish.run("true");
    }

    @Test
    void scriptsGetAnAnswer(Sandbox sandbox) throws Exception {
        BatchRun run = sandbox.batch("", "-p", "find large files over 100 MB");
        assertThat(run.status()).isZero();
        assertThat(run.output()).containsPattern("(?m)^CMD: find ");
        assertThat(run.error()).isEmpty();
    }
}
