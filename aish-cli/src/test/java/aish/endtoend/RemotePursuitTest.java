package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.OnHost;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a model proposes, alone or for a goal, while the session is on another machine. */
@Tag("edge")
@OnHost
@ExtendWith(TalkExtension.class)
class RemotePursuitTest {
    private static final String HALT = "e\\[x\\]plain > ";
    private static final String MENU = "\\[a\\]ll > ";

    /** A name for files that means something only there: the shell here is in another directory. */
    private static Path goToNewDirectory(TerminalSession aish, Sandbox sandbox, String name) {
        aish.run("cd " + sandbox.work() + "; mkdir -p " + name + "; cd " + name);
        return sandbox.work().resolve(name);
    }

    @Test
    void pursuesAGoalThere(TerminalSession aish, ModelStub model, Sandbox sandbox) {
        goToNewDirectory(aish, sandbox, "goal");
        model.says("CMD: echo \"${SSH_CONNECTION:+on the host}\"; pwd\n").says("GOAL: complete\n");
        assertThat(aish.run(":norris look"))
                .contains("Commands are not confined: aish cannot confine them on there.")
                .contains("\non the host\n" + sandbox.work().resolve("goal"))
                .contains("NORRIS done")
                .doesNotContain("HALT");
        assertThat(model.conversation().getLast().content()).contains("on the host");
    }

    @Test
    void haltsBeforeWhatLosesFilesThere(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Path directory = goToNewDirectory(aish, sandbox, "halt");
        Path file = Files.writeString(directory.resolve("precious"), "x");
        model.says("CMD: rm -f precious\n").says("GOAL: complete\n");
        aish.enter(":norris tidy up");
        aish.waitFor(HALT);
        assertThat(aish.screen()).contains("HALT at step 1", "deletes 1 file (1 byte)");
        assertThat(file).exists();
        aish.enter("p");
        assertThat(aish.outputUntilPrompt()).contains("NORRIS done");
        assertThat(file).doesNotExist();
        aish.run(":undo");
        assertThat(file).hasContent("x");
    }

    @Test
    void judgesByWhatNamesMeanThere(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Path directory = goToNewDirectory(aish, sandbox, "names");
        Path file = Files.writeString(directory.resolve("kept"), "x");
        aish.run("alias peek='rm -f'; cat() { rm -f \"$@\"; }");
        model.says("CMD: peek kept\n").says("CMD: cat kept\n").says("GOAL: complete\n");
        aish.enter(":norris look");
        aish.waitFor(HALT);
        aish.mark().enter("s");
        aish.waitFor(HALT);
        aish.enter("s");
        assertThat(aish.outputUntilPrompt()).contains("NORRIS done");
        assertThat(file).exists();
        aish.run("unalias peek; unset -f cat");
    }

    @Test
    void runsASuggestionThere(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Path directory = goToNewDirectory(aish, sandbox, "suggestion");
        Path file = Files.writeString(directory.resolve("old"), "x");
        model.says("CMD: rm old; echo \"${SSH_CONNECTION:+removed there}\"\n");
        model.says("It is gone.");
        aish.enter("what can go?");
        aish.waitFor(MENU);
        assertThat(aish.screen()).contains("deletes 1 file (1 byte)");
        aish.enter("r");
        assertThat(aish.outputUntilPrompt()).contains("removed there");
        assertThat(file).doesNotExist();
    }
}
