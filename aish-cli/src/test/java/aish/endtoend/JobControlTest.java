package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Jobs are suspended, resumed, listed and announced as by the shell itself. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class JobControlTest {
    private static final int SUSPENDED = 148;

    /** What the shell says of its first job: that it is in a state. */
    String first(String state, String command) {
        return switch (state) {
            case "Running" -> "\\[1]\\+ +Running +" + command + " &";
            case "continued" -> "\\[1]\\+ " + command + " &";
            default -> "\\[1]\\+ +" + state + " +" + command;
        };
    }

    /** Bash does not always notice that a stopped job was killed; such a one is struck off. */
    void endJobs(TerminalSession aish) {
        aish.run("kill -9 -- $(jobs -p | sed s/^/-/)");
        for (int looks = 0; looks < 20 && !aish.run("jobs").isEmpty(); looks++) {
            aish.run("true");
        }
        aish.run("disown -a");
        assertThat(aish.run("jobs")).isEmpty();
    }

    @Test
    void aProgramIsSuspendedResumedAndStopped(TerminalSession aish, Sandbox sandbox) {
        aish.enter("sleep 100");
        sandbox.awaitProcess("sleep 100");
        aish.press(Key.CTRL_Z);
        assertThat(aish.outputUntilPrompt())
                .containsPattern("Stopped|suspended")
                .contains("sleep 100");
        assertThat(aish.status()).isEqualTo(SUSPENDED);
        assertThat(aish.run("jobs")).matches(first("Stopped", "sleep 100"));
        assertThat(aish.run("bg")).matches(first("continued", "sleep 100"));
        assertThat(aish.run("jobs")).matches(first("Running", "sleep 100"));
        aish.mark().enter("fg");
        sandbox.awaitForeground("sleep 100");
        aish.press(Key.CTRL_C);
        assertThat(aish.waitForPrompt().status()).isEqualTo(130);
        assertThat(aish.run("jobs")).isEmpty();
    }

    @Test
    void aPipelineIsOneJob(TerminalSession aish, Sandbox sandbox) {
        aish.enter("sleep 101 | sleep 102");
        sandbox.awaitProcess("sleep 101");
        sandbox.awaitProcess("sleep 102");
        aish.press(Key.CTRL_Z);
        aish.waitForPrompt();
        assertThat(aish.run("jobs")).matches(first("Stopped", "sleep 101 \\| sleep 102"));
        endJobs(aish);
    }

    @Test
    void aBackgroundJobIsAnnouncedAndItsEndToo(TerminalSession aish, Sandbox sandbox)
            throws IOException {
        announceEnds(aish, true);
        assertThat(endedJob(aish, sandbox)).matches("\\[1] \\d+");
        aish.enter("true");
        aish.waitFor(first("Done", "cat gate"));
        aish.waitForPrompt();
        assertThat(aish.run("jobs")).isEmpty();
        announceEnds(aish, false);
    }

    @Test
    void anEmptyLineShowsWhichJobsHaveEnded(TerminalSession aish, Sandbox sandbox)
            throws IOException {
        announceEnds(aish, true);
        endedJob(aish, sandbox);
        assertThat(aish.run("")).matches(first("Done", "cat gate"));
        assertThat(aish.run("")).isEmpty();
        announceEnds(aish, false);
    }

    @Test
    void outputOfABackgroundJobLeavesTheTypedLineIntact(TerminalSession aish) {
        aish.run("clear");
        aish.run("(sleep 0.4; echo la''te; echo la''ter) &");
        aish.type("echo ha''lf");
        aish.waitFor("^later");
        aish.waitForScreen("^late\\nlater\\n(?:\\[1].* done .*\\n)?aish#\\d+> echo ha''lf\\s*\\Z");
        aish.mark().enter("-typed");
        assertThat(aish.outputUntilPrompt()).contains("half-typed");
        aish.run("wait");
    }

    @Test
    void outputOfABackgroundJobDuringACommandIsShown(TerminalSession aish) {
        aish.run("(sleep 0.2; echo from behind; : >behind) &");
        assertThat(aish.run("until [ -e behind ]; do sleep 0.1; done; echo in front"))
                .containsSubsequence("from behind", "in front");
    }

    @Test
    void aBackgroundJobThatReadsIsStopped(TerminalSession aish) {
        aish.mark().enter("cat &");
        aish.waitFor("^\\[1] \\d+");
        aish.waitForPrompt();
        Pattern stopped = Pattern.compile(first("Stopped", "cat"));
        Poll.until(() -> stopped.matcher(aish.run("jobs")).find(), () -> "cat is not stopped");
        endJobs(aish);
    }

    /** Starts a job that ends while the prompt waits; returns how it was announced. */
    private static String endedJob(TerminalSession aish, Sandbox sandbox) throws IOException {
        aish.run("mkfifo gate");
        String announced = aish.run("cat gate &");
        Path process = Path.of("/proc", Long.toString(sandbox.awaitProcess("cat gate")));
        aish.mark();
        Path gate = sandbox.work().resolve("gate");
        Files.writeString(gate, "");
        Poll.until(() -> Files.notExists(process), () -> "the shell does not notice its end");
        Files.delete(gate);
        return announced;
    }

    /**
     * Says when the end of a job is announced: at the next prompt, or as the shell usually does.
     */
    void announceEnds(TerminalSession aish, boolean atPrompt) {}
}
