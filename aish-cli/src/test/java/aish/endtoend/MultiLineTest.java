package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Key;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands of several lines, and commands that are wrong. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class MultiLineTest {
    /** The status of a command that the shell cannot parse. */
    int syntaxError() {
        return 2;
    }

    @Test
    void aSyntaxErrorIsReportedAndHarmless(TerminalSession aish) {
        assertThat(aish.run("$ echo )")).containsPattern("syntax error near|parse error near");
        assertThat(aish.status()).isEqualTo(syntaxError());
        assertThat(aish.run("echo on")).isEqualTo("on");
    }

    @Test
    void anUnfinishedQuoteSentToTheShellIsHarmless(TerminalSession aish) {
        aish.enter(":multi");
        aish.waitFor("\\n> $");
        aish.enter("echo 'unfinished");
        aish.waitFor("\\n> $");
        aish.mark().enter(".");
        assertThat(aish.outputUntilPrompt()).containsPattern("unexpected EOF|unmatched '");
        assertThat(aish.run("echo on")).isEqualTo("on");
    }

    @Test
    void aTabIndentsALineOfAText(TerminalSession aish) {
        aish.enter(":multi");
        for (String line : new String[] {"cat -A <<E", "\tindented", "E"}) {
            aish.waitFor("\\n> $");
            aish.mark().enter(line);
        }
        aish.waitFor("\\n> $");
        aish.mark().enter(".");
        assertThat(aish.outputUntilPrompt()).isEqualTo("^Iindented$");
    }

    @ParameterizedTest
    @CsvSource({
        "'for i in 1 2; do\n  echo pasted-$i\ndone', 'pasted-1\npasted-2'",
        "'cat <<END\nfirst $((1+1))\n  indented\nEND', 'first 2\n  indented'"
    })
    void aPasteOfLinesRunsAsOne(String lines, String output, TerminalSession aish) {
        aish.type("\u001b[200~" + lines + "\u001b[201~");
        aish.waitForScreen(lines.substring(lines.lastIndexOf('\n') + 1) + "$");
        aish.mark().press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo(output);
    }

    @Test
    void aPasteNeverRunsByItself(TerminalSession aish) {
        aish.type("\u001b[200~echo ra''n\n\u001b[201~");
        aish.waitForScreen("echo ra''n");
        aish.press(Key.CTRL_C);
        aish.waitForPrompt();
        assertThat(aish.screen()).doesNotContainPattern("(?m)^ran$");
    }

    @Test
    void aVeryLongLineRuns(TerminalSession aish) {
        String word = "x".repeat(5000);
        aish.type("\u001b[200~echo " + word + " | wc -c\u001b[201~");
        aish.mark().press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("5001");
    }
}
