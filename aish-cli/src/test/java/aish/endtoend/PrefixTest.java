package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A prefix decides where a line goes. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class PrefixTest {
    @Test
    void dollarRunsInTheShell(TerminalSession aish) {
        assertThat(aish.run("$ echo who are you")).isEqualTo("who are you");
        assertThat(aish.run("$echo glued")).isEqualTo("glued");
    }

    @ParameterizedTest
    @CsvSource({
        "? echo asked, echo asked",
        ":ask echo asked, echo asked",
        "who is using port 80?, who is using port 80?",
        "make me a sandwich, make me a sandwich",
    })
    void aQuestionIsAskedAndNotRun(
            String line, String question, TerminalSession aish, ModelStub model) {
        model.says("An answer.");
        assertThat(aish.run(line).strip()).isEqualTo("An answer.");
        assertThat(model.question()).isEqualTo(question);
    }

    @Test
    void alternateEnterSendsALineToTheOtherSide(TerminalSession aish, ModelStub model) {
        model.says("An answer.");
        aish.mark().type("echo diverted").press(Key.ALT_ENTER);
        assertThat(aish.outputUntilPrompt()).contains("An answer.");
        assertThat(model.question()).isEqualTo("echo diverted");
        aish.mark().type("? echo diverted").press(Key.ALT_ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("diverted");
    }

    @Test
    void aTypoMayBeCorrected(TerminalSession aish) {
        aish.mark().enter("ehco corrected 1");
        aish.waitFor("Did you mean echo corrected 1\\?");
        aish.waitForPrompt();
        aish.type("\u001b[C").mark().press(Key.ENTER);
        assertThat(aish.outputUntilPrompt()).isEqualTo("corrected 1");
    }
}
