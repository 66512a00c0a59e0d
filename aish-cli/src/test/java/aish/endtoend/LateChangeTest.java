package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a command changed only after the shell was back can be undone, whoever let it run. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class LateChangeTest {
    private static final String HALT = "e\\[x\\]plain > ";
    private static final String MENU = "\\[s\\]kip \\[a\\]ll > $";

    @ParameterizedTest
    @ValueSource(strings = {"? clean up", ":norris clean up"})
    void bringsBackWhatABackgroundCommandChangedLater(String line, Sandbox sandbox, ModelStub model)
            throws Exception {
        try (TerminalSession aish = start(sandbox, model)) {
            aish.run("echo precious > f; rm -f go");
            model.says("CMD: (until [ -e go ]; do sleep 0.1; done; echo changed > f) &\n");
            approve(line, aish, model);
            aish.waitForPrompt();
            assertThat(aish.run("touch go; wait; cat f")).contains("changed");
            assertThat(aish.run(":undo")).containsPattern("1 path\\s+restored");
            assertThat(aish.run("cat f")).isEqualTo("precious");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"? clean up", ":norris clean up"})
    void bringsBackWhatAStoppedCommandChangedLater(String line, Sandbox sandbox, ModelStub model)
            throws Exception {
        try (TerminalSession aish = start(sandbox, model)) {
            aish.run("echo precious > f; rm -f go");
            model.says(
                    "CMD: (echo begun; until [ -e go ]; do sleep 0.1; done; echo changed > f)\n");
            approve(line, aish, model);
            aish.waitFor("begun\\r?\\n");
            aish.press(Key.CTRL_Z);
            aish.waitForPrompt();
            aish.run("touch go; fg");
            assertThat(aish.run("cat f")).isEqualTo("changed");
            assertThat(aish.run(":undo")).containsPattern("1 path\\s+restored");
            assertThat(aish.run("cat f")).isEqualTo("precious");
        }
    }

    /** Within limits, what goes on in the background would end with the pursuit. */
    private static TerminalSession start(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.config(TalkExtension.settings(model, "[norris]\nconfine = \"open\"\n"));
        TerminalSession session = sandbox.start();
        session.waitForPrompt();
        return session;
    }

    private static void approve(String line, TerminalSession aish, ModelStub model) {
        boolean pursued = line.startsWith(":norris");
        if (pursued) {
            model.says("GOAL: complete\n");
        }
        aish.enter(line);
        aish.waitFor("You can undo this");
        aish.waitFor(pursued ? HALT : MENU);
        aish.enter(pursued ? "p" : "r");
    }
}
