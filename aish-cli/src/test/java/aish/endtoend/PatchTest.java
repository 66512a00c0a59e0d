package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.ModelStub;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A model's changes to files, from its answer to the disk and back. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class PatchTest {
    private static final String ANSWER =
            """
            This fixes it:
            ```diff
            --- a/greeting
            +++ b/greeting
            @@ -1,2 +1,2 @@
            -helo
            +hello
             world
            --- /dev/null
            +++ b/new/file
            @@ -0,0 +1 @@
            +fresh
            ```
            """;

    @Test
    void aPatchIsAppliedAndUndone(TerminalSession aish, ModelStub model) {
        aish.run("mkdir work && cd work && printf 'helo\\nworld\\n' > greeting");
        model.says(ANSWER);
        aish.enter("? fix it");
        aish.waitFor("needs your OK: changes greeting \\(\\+1 −1\\); creates new/file");
        aish.waitFor("patch-001 \\[ap\\]ply[^>]*> ");
        aish.enter("ap");
        assertThat(aish.outputUntilPrompt()).contains("Applied patch-001: greeting (+1 −1)");
        assertThat(aish.run("cat greeting new/file")).contains("hello").contains("fresh");
        assertThat(aish.run(":undo patch-001")).contains("Undid apply patch-001");
        assertThat(aish.run("cat greeting; ls")).contains("helo").doesNotContain("new");
        model.says("Good.");
        aish.run("? and now");
        assertThat(model.question()).contains("[aish] Applied patch-001: greeting (+1 −1)");
    }
}
