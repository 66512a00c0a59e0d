package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is typed while a command runs goes to the command, or waits for the prompt. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class ReadingTest {
    /** Asks for a password once nothing is echoed any more. */
    private static final String ASKING =
            "( (until stty -a </dev/tty | grep -q -e '-echo '; do sleep 0.1; done; printf 'Password: ')"
                    + " & ); read -s secret";

    @Test
    void readAsksAndIsAnswered(TerminalSession aish) {
        aish.enter("printf 'name? '; read name; echo \"<$name>\"");
        aish.waitFor("^name\\? $");
        aish.enter("Ada");
        aish.waitFor("^<Ada>");
        aish.waitForPrompt();
    }

    @Test
    void catReadsUntilEndOfFile(TerminalSession aish) {
        aish.enter("cat");
        aish.waitFor("\\n");
        aish.enter("first");
        aish.waitFor("first\\s+first");
        aish.enter("second");
        aish.waitFor("second\\s+second");
        aish.press(Key.CTRL_D);
        assertThat(aish.waitForPrompt().status()).isZero();
    }

    @Test
    void erasingWorksInsideACommand(TerminalSession aish) {
        aish.enter("read line; echo \"<$line>\"");
        aish.waitFor("\\n");
        aish.type("wrong").press(Key.CTRL_U).type("rightx").press(Key.BACKSPACE).press(Key.ENTER);
        aish.waitFor("^<right>");
        aish.waitForPrompt();
    }

    @Test
    void aPasswordIsKeptNowhere(TerminalSession aish, Sandbox sandbox) throws Exception {
        aish.enter(ASKING + "; echo; echo \"length ${#secret}\"");
        aish.waitFor("^Password: ");
        aish.enter("hunter2-rosebud");
        aish.waitFor("^length 15");
        aish.waitForPrompt();
        assertThat(sandbox.filesContaining("rosebud")).isEmpty();
        assertThat(aish.screen()).doesNotContain("rosebud");
        assertThat(aish.run("history")).doesNotContain("rosebud");
    }

    @Test
    void anAbandonedPasswordDoesNotTurnUpAtThePrompt(TerminalSession aish, Sandbox sandbox)
            throws Exception {
        aish.enter(ASKING);
        aish.waitFor("^Password: ");
        aish.type("sesame").press(Key.CTRL_C);
        aish.waitForPrompt();
        aish.run("echo next");
        assertThat(aish.screen()).doesNotContain("sesame");
        assertThat(sandbox.filesContaining("sesame")).isEmpty();
    }

    @Test
    void aProgramThatTurnsEchoOffByItselfIsRespected(TerminalSession aish, Sandbox sandbox)
            throws Exception {
        aish.enter("stty -echo; echo asking; head -n 1 >/dev/null; stty echo; echo thanks");
        aish.waitFor("^asking");
        aish.enter("open-sesame");
        aish.waitFor("^thanks");
        aish.waitForPrompt();
        assertThat(aish.screen()).doesNotContain("open-sesame");
        assertThat(sandbox.filesContaining("open-sesame")).isEmpty();
    }

    @Test
    void linesTypedAheadRunAfterwardsInOrder(TerminalSession aish, Sandbox sandbox) {
        aish.enter("sleep 2.7");
        sandbox.awaitProcess("sleep 2.7");
        IntStream.rangeClosed(1, 5).forEach(i -> aish.enter("echo run-$((" + i + "*11))"));
        aish.waitForPrompt();
        IntStream.rangeClosed(1, 5)
                .forEach(
                        i -> {
                            aish.waitFor("^run-" + i * 11);
                            aish.waitForPrompt();
                        });
    }

    @Test
    void halfALineTypedAheadIsThereToBeFinished(TerminalSession aish, Sandbox sandbox) {
        aish.enter("sleep 2.5");
        sandbox.awaitProcess("sleep 2.5");
        aish.type("echo fin");
        aish.waitForPrompt();
        aish.enter("ished");
        assertThat(aish.outputUntilPrompt()).endsWith("finished");
    }

    @Test
    void manyLinesAtOnceAllRun(TerminalSession aish) {
        StringBuilder lines = new StringBuilder();
        IntStream.rangeClosed(1, 40)
                .forEach(i -> lines.append("echo n$((").append(i).append("+1000))\r"));
        aish.type(lines.toString());
        IntStream.rangeClosed(1, 40).forEach(i -> aish.waitFor("n" + (i + 1000)));
        aish.waitFor("aish#\\d+> $");
        aish.run("echo resynchronised");
    }

    @Test
    void utf8TypedToACommandArrives(TerminalSession aish) {
        aish.enter("read line; echo \"${#line} $line\"");
        aish.waitFor("\\n");
        aish.enter("grüße 漢字 🙂");
        aish.waitFor("^10 grüße 漢字 🙂");
        aish.waitForPrompt();
    }
}
