package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.FileMode;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A session as a script. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class RunbookTest {
    @Test
    void theScriptDoesItAgain(Sandbox sandbox, ModelStub model) throws Exception {
        Path script = sandbox.work().resolve("again.sh");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run(":runbook again")).contains("no command has succeeded yet");
            aish.run("mkdir one");
            aish.run("cd one");
            aish.run("mkdir /proc/two");
            model.says("CMD: echo \"it's done\" > made");
            aish.mark().enter("? make it");
            aish.waitFor("\\[r\\]un[^>]*> ");
            aish.enter("r").waitForPrompt();
            aish.run("echo token ghp_0123456789abcdefghij >> made");
            assertThat(aish.run(":runbook --dry-run")).contains("set -euo pipefail", "mkdir one");
            aish.run("cd ..");
            assertThat(aish.run(":runbook again.sh")).contains("again.sh", "again.md");
            assertThat(script)
                    .content()
                    .contains("the model (cmd-001); you chose run", "contains a secret")
                    .doesNotContain("/proc/two", "0123456789abcdef");
            assertThat(FileMode.of(script)).isEqualTo("rwx------");
            aish.mark().enter(":runbook again");
            aish.waitFor(
                    "again.sh\\s+and\\s+\\S*again.md\\s+already\\s+exist\\.\\s+Replace\\s+them\\?[^>]*> ");
            aish.enter("n").waitForPrompt();
            aish.run("rm -r one");
            aish.run("./again.sh");
            assertThat(aish.status()).isZero();
            assertThat(sandbox.work().resolve("one/made")).hasContent("it's done");
        }
    }
}
