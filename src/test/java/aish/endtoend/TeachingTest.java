package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A user teaches aish where lines go. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class TeachingTest {
    @Test
    void linesGoWhereTheUserSentOthersLikeThem(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            assertThat(aish.run("cat food")).contains("No such file or directory");
            for (String line : List.of("cat toys", "cat videos", "? cat naps", "? cat names")) {
                model.says("An answer.");
                aish.mark().type(line).press(line.startsWith("?") ? Key.ENTER : Key.ALT_ENTER);
                assertThat(aish.outputUntilPrompt()).contains("An answer.");
            }
            model.says("About food.");
            assertThat(aish.run("cat food").strip()).isEqualTo("About food.");
            assertThat(aish.run(":why"))
                    .contains("you asked lines like this 4 times before (:route learned)");
            assertThat(aish.run(":route learned"))
                    .contains("1  you asked 4 times, last just now: \"cat\" and one more word");
        }
        assertThat(sandbox.batch("", "classify", "--explain", "cat food").output())
                .startsWith("ai\tcat food\nrule: learned\n");
        assertThat(Files.readString(sandbox.state().resolve("learned-routes")))
                .startsWith("cat installed pair word\t4\t0\t")
                .hasLineCount(1);
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            aish.run(":route forget cat");
            assertThat(aish.run("cat food")).contains("No such file or directory");
        }
    }

    @Test
    void learningCanBeTurnedOff(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.config(
                TalkExtension.ALONE
                        + "[route]\nlearn = false\n"
                        + model.preset(TalkExtension.MODEL));
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            for (int i = 0; i < 5; i++) {
                model.says("An answer.");
                assertThat(aish.run("? cat toys")).contains("An answer.");
            }
            assertThat(aish.run("cat food")).contains("No such file or directory");
        }
        assertThat(sandbox.state().resolve("learned-routes")).doesNotExist();
    }
}
