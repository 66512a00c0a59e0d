package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Answers on terminals that can do little, or are to show little. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class PlainAnswerTest {
    private static final String ANSWER = "# Head\n\nA **bold** `word`.\n\nCMD: echo x\n";

    @Test
    void coloursMayBeUnwanted(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.with("NO_COLOR", "1").open()) {
            model.says(ANSWER);
            aish.enter("? q");
            aish.waitFor("\\[a\\]ll > ");
            aish.enter("r");
            aish.waitForPrompt();
            model.refuses("500 Oops", "", "");
            aish.run("? again");
            assertThat(aish.everything()).doesNotContainPattern("\u001b\\[[0-9;]*m");
        }
    }

    @Test
    void aDumbTerminalGetsNoEscapeSequences(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.with("TERM", "dumb").open()) {
            model.refuses("429 Busy", "Retry-After: 1\r\n", "{}").says(ANSWER);
            aish.enter("? q");
            aish.waitFor("again in 1 s");
            aish.waitFor("\\[a\\]ll > ");
            aish.enter("c");
            aish.waitForPrompt();
            model.does(stream -> stream.begin().text("Half").peer().stall());
            aish.enter("? again");
            aish.waitFor("Half");
            aish.press(Key.CTRL_C);
            aish.waitForPrompt();
            aish.enter(":models");
            aish.waitForPrompt();
            assertThat(aish.everything()).doesNotContain("\u001b");
        }
    }

    @Test
    void aDumbTerminalWithOneQuestion(Sandbox sandbox, ModelStub model) throws Exception {
        model.says(ANSWER);
        try (TerminalSession aish = sandbox.with("TERM", "dumb").start("-p", "q")) {
            assertThat(aish.exitCode()).isZero();
            assertThat(aish.everything()).contains("bold").doesNotContain("\u001b");
        }
    }
}
