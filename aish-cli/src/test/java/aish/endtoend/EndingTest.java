package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.ShellExit;
import aish.testing.Key;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** However aish ends, it leaves nothing behind. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class EndingTest {
    private static final int SIGHUP = 1;
    private static final int SIGINT = 2;
    private static final int SIGKILL = 9;
    private static final int SIGTERM = 15;

    private static TerminalSession startWithJobs(Sandbox sandbox) throws Exception {
        TerminalSession aish = sandbox.start();
        aish.waitForPrompt();
        aish.run("sleep 201 &");
        aish.enter("sleep 202");
        sandbox.awaitProcess("sleep 202");
        return aish;
    }

    private static List<Path> outputs(Sandbox sandbox) {
        Path outputs = sandbox.state().resolve("outputs");
        if (!Files.isDirectory(outputs)) {
            return List.of();
        }
        try (Stream<Path> sessions = Files.list(outputs)) {
            return sessions.toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What ends it from outside. */
    enum Ending {
        CLOSED_WINDOW,
        HANG_UP,
        TERMINATION;

        void happensTo(TerminalSession aish) {
            switch (this) {
                case CLOSED_WINDOW -> aish.hangUp();
                case HANG_UP -> aish.signal(SIGHUP);
                case TERMINATION -> aish.signal(SIGTERM);
            }
            aish.awaitExit();
            assertThat(this != TERMINATION || aish.modesAreRestored()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whileACommandRunsItEndsEverything(Ending ending, Sandbox sandbox) throws Exception {
        try (TerminalSession aish = startWithJobs(sandbox)) {
            ending.happensTo(aish);
            sandbox.awaitNoProcesses();
            assertThat(outputs(sandbox)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void atThePromptItEndsEverything(Ending ending, Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("sleep 203 &");
            aish.type("echo half");
            ending.happensTo(aish);
            sandbox.awaitNoProcesses();
        }
    }

    @Test
    void aWindowClosedBeforeTheShellIsReadyEndsEverything(Sandbox sandbox) throws Exception {
        sandbox.rc("sleep 204\n");
        try (TerminalSession aish = sandbox.start()) {
            sandbox.awaitProcess("sleep 204");
            aish.hangUp();
            aish.awaitExit();
            sandbox.awaitNoProcesses();
        }
    }

    @Test
    void aStoppedJobEndsWithTheWindow(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.enter("sleep 205");
            sandbox.awaitProcess("sleep 205");
            aish.press(Key.CTRL_Z);
            aish.waitForPrompt();
            aish.hangUp();
            aish.awaitExit();
            sandbox.awaitNoProcesses();
        }
    }

    @Test
    void theInterruptSignalDropsTheLine(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("true");
            aish.type("echo half");
            aish.waitForScreen("echo half$");
            aish.signal(SIGINT);
            aish.waitForPrompt();
            assertThat(aish.run("echo on")).isEqualTo("on");
            // behind a running command, it is the command's
            aish.enter("sleep 104");
            sandbox.awaitForeground("sleep 104");
            aish.signal(SIGINT);
            assertThat(aish.waitForPrompt().status()).isEqualTo(130);
        }
    }

    @Test
    void aKilledAishLeavesNoShell(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("echo kept");
            aish.run("sleep 206 &");
            aish.signal(SIGKILL);
            assertThat(aish.awaitExit()).isEqualTo(new ShellExit.Killed(SIGKILL));
            sandbox.awaitNoProcesses();
        }
    }

    @Test
    void outputsOfAKilledLineAreSweptLater(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.start("-c", "echo kept; sleep 207")) {
            sandbox.awaitProcess("sleep 207");
            Poll.until(() -> !outputs(sandbox).isEmpty(), () -> "nothing is kept");
            aish.signal(SIGKILL);
            aish.awaitExit();
            sandbox.awaitNoProcesses();
        }
        List<Path> left = outputs(sandbox);
        assertThat(left).hasSize(1);
        try (var _ = sandbox.open()) {
            Poll.until(() -> Files.notExists(left.getFirst()), () -> left + " is not swept away");
        }
    }

    @Test
    void outputsOfARunningAishAreNotSwept(Sandbox sandbox) throws Exception {
        try (TerminalSession first = sandbox.with("PAGER", "cat").open()) {
            first.run("echo mine");
            try (TerminalSession second = sandbox.open()) {
                second.run("echo yours");
            }
            assertThat(first.run(":out")).isEqualTo("mine");
        }
    }
}
