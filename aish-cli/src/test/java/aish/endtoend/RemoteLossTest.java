package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.OnHost;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The connection to another machine ends, or aish does. */
@Tag("edge")
@OnHost
@ExtendWith(TerminalExtension.class)
class RemoteLossTest {
    private static final String QUESTION = "Connect to there again\\?[^>]*> ";
    private static final int SIGKILL = 9;

    @Test
    void offersToGoBackToWhereItWas(TerminalSession aish, Sandbox sandbox) throws Exception {
        aish.run("mkdir -p sub; cd sub");
        aish.enter("echo x >> runs; sleep 1000");
        sandbox.awaitProcess("sleep 1000");
        sandbox.server().cut();
        aish.waitFor("^aish: The connection to there was lost");
        aish.waitFor(QUESTION);
        aish.mark().enter("y");
        assertThat(aish.outputUntilPrompt())
                .contains("aish: It is not known how the command")
                .contains("aish: Back in there:");
        assertThat(aish.run("pwd; cat runs")).isEqualTo(sandbox.work() + "/sub\nx");
        sandbox.awaitNoProcess("sleep 1000");
    }

    @Test
    void saysThatTheShellWasKilled(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("kill -9 $$"))
                    .contains("aish: bash there was killed, or exited with status 255.")
                    .contains("aish: Back on this machine.");
        }
    }

    @Test
    @Tag(Tier.NIGHTLY)
    void staysAtHomeIfTheUserWantsThat(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.type("echo wor");
            aish.waitForScreen("echo wor$");
            sandbox.server().cut();
            aish.waitFor(QUESTION);
            aish.enter("n");
            aish.waitForScreen("> echo wor$");
            aish.mark().enter("ks");
            assertThat(aish.outputUntilPrompt()).isEqualTo("works");
            assertThat(aish.run(":on")).contains("The session is on this machine.");
        }
    }

    @Test
    @Tag(Tier.NIGHTLY)
    void saysHowACommandEndedThatTheHostWentOnWith(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.enter("sleep 1; echo x >> runs; (exit 7)");
            sandbox.awaitProcess("sleep 1");
            sandbox.server().silence();
            aish.waitFor(QUESTION);
            aish.mark().enter("y");
            assertThat(aish.outputUntilPrompt()).contains("ended with exit status 7");
            assertThat(aish.run("cat runs")).isEqualTo("x");
        }
    }

    @Test
    @Tag(Tier.NIGHTLY)
    void leavesNothingThereWhenItIsKilled(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            Path channel = Path.of(aish.run("echo $__aish_channel"));
            assertThat(channel.resolve("c")).exists();
            aish.enter("sleep 1000");
            sandbox.awaitProcess("sleep 1000");
            aish.signal(SIGKILL);
            aish.awaitExit();
            sandbox.awaitNoProcess("sleep 1000");
            Poll.until(() -> !Files.exists(channel), () -> channel + " is left");
        }
    }
}
