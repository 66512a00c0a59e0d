package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.shell.pty.PtyChild;
import aish.testing.Key;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** When bash is killed, aish says so and starts another in the same directory. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class ShellDeathTest {
    String shell() {
        return "bash";
    }

    private static final int SIGKILL = 9;

    @Test
    void aShellThatKillsItselfIsReplaced(TerminalSession aish) {
        aish.run("cd /usr/share");
        assertThat(aish.run("kill -9 $$"))
                .contains(shell() + " was killed by signal 9. A new one has started in /usr/share");
        assertThat(aish.status()).isEqualTo(137);
        assertThat(aish.run("pwd")).isEqualTo("/usr/share");
        assertThat(aish.run("echo $?")).isEqualTo("0");
    }

    @Test
    void aShellKilledWhileACommandRunsIsReplaced(TerminalSession aish, Sandbox sandbox) {
        long shell = shell(aish);
        aish.mark().enter("sleep 100");
        sandbox.awaitProcess("sleep 100");
        PtyChild.signal(shell, SIGKILL);
        assertThat(aish.outputUntilPrompt()).contains(shell() + " was killed by signal 9");
        sandbox.awaitNoProcess("sleep 100");
        assertThat(aish.run("echo works")).isEqualTo("works");
    }

    @Test
    void aShellKilledAtThePromptIsReplacedAndTheLineStays(TerminalSession aish) {
        long shell = shell(aish);
        aish.type("echo wor");
        aish.waitForScreen("echo wor$");
        aish.mark();
        PtyChild.signal(shell, SIGKILL);
        aish.waitFor(shell() + " was killed by signal 9");
        aish.waitForScreen("> echo wor$");
        aish.mark().enter("ks");
        assertThat(aish.outputUntilPrompt()).isEqualTo("works");
    }

    @Test
    void aShellThatLeavesByItselfTakesAishAlong(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("TMOUT=1");
            aish.waitFor("auto-logout");
            assertThat(aish.exitCode()).isZero();
        }
    }

    @Test
    void aReplacedShellHasJobControl(TerminalSession aish, Sandbox sandbox) {
        aish.run("kill -9 $$");
        aish.enter("sleep 101");
        sandbox.awaitProcess("sleep 101");
        aish.press(Key.CTRL_Z);
        assertThat(aish.waitForPrompt().status()).isEqualTo(148);
        aish.mark().enter("fg");
        aish.waitFor("sleep 101$");
        sandbox.awaitForeground("sleep 101");
        aish.press(Key.CTRL_C);
        assertThat(aish.waitForPrompt().status()).isEqualTo(130);
    }

    @Test
    void aShellThatIsStoppedGoesOn(TerminalSession aish) {
        assertThat(aish.run("kill -STOP $$; echo on")).isEqualTo("on");
    }

    @Test
    void keepsItsShellWhateverDescriptorACommandUses(TerminalSession aish) {
        aish.run("x=5; for i in 10 11 20 60 200 240; do exec {i}</dev/null; done");
        assertThat(aish.run("i=10; exec {i}>&-; echo $x")).endsWith("5");
        assertThat(aish.run("read y </dev/null; echo $x")).isEqualTo("5");
    }

    @Test
    void aShellWhoseDescriptorsAreClosedIsReplaced(TerminalSession aish) {
        aish.run("for i in {3..255}; do exec {i}>&-; done 2>/dev/null");
        assertThat(aish.run("echo works")).isEqualTo("works");
    }

    private static long shell(TerminalSession aish) {
        return Long.parseLong(aish.run("echo $$"));
    }

    @Test
    void aSingleCommandThatKillsItHasItsStatus(Sandbox sandbox) throws Exception {
        assertThat(sandbox.batch("", "-c", "kill -9 $$").status()).isEqualTo(137);
        assertThat(sandbox.batch("", "-c", "sh -c 'kill -9 $$'").status()).isEqualTo(137);
    }
}
