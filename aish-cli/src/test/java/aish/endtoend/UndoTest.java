package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is at stake, said before a command runs, and brought back afterwards. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class UndoTest {
    private static final String MENU = "\\[s\\]kip \\[a\\]ll > $";

    @Test
    void bringsBackWhatAnApprovedCommandDeleted(TerminalSession aish, ModelStub model) {
        aish.run("mkdir -p d/e && echo kept > d/e/f && ln -s f d/e/l");
        model.says("CMD: rm -rf d\n");
        aish.enter("? clean up");
        aish.waitFor("deletes 2 files \\(5 bytes\\), 1 of them a link. You can undo");
        aish.waitFor(MENU);
        aish.enter("r");
        aish.waitFor(":undo reverts this");
        aish.waitForPrompt();
        assertThat(aish.run("ls d 2>&1 | wc -l; cat d/e/l 2>&1")).doesNotContain("kept");
        assertThat(aish.run(":undo")).contains("Undid rm -rf d");
        assertThat(aish.run("cat d/e/l")).isEqualTo("kept");
        assertThat(aish.run(":undo list")).contains("cmd-001  rm -rf d  (undone)");
        assertThat(aish.run(":undo 2")).contains("Redid rm -rf d");
        assertThat(aish.run("ls d 2>&1")).contains("No such file");
    }

    @Test
    void bringsBackWhatATypedCommandDestroyed(Sandbox sandbox) throws Exception {
        sandbox.config(TalkExtension.ALONE);
        try (TerminalSession aish = sandbox.open()) {
            aish.run("mkdir d && echo kept > d/f && name=d");
            assertThat(aish.run("rm -r $name")).isEmpty();
            assertThat(aish.run("true")).isEmpty();
            assertThat(aish.run(":undo")).contains("Undid rm -r $name");
            assertThat(aish.run("cat d/f")).isEqualTo("kept");
            assertThat(aish.run("echo other > d/f")).isEmpty();
            assertThat(aish.run(":undo")).contains("Undid echo other > d/f");
            assertThat(aish.run("cat d/f")).isEqualTo("kept");
        }
    }

    @Test
    void knowsTheSession(TerminalSession aish) {
        aish.run("mkdir -p here && cd here && echo 123 > x && where=x; alias away='rm -r'");
        assertThat(aish.run(":safety check rm \"$where\""))
                .contains("deletes 1 file (4 bytes)", "You can undo this");
        assertThat(aish.run(":safety check away x")).contains("needs your OK").contains("1 file");
        assertThat(aish.run(":safety check where=y; rm \"$where\"")).doesNotContain("1 file");
    }
}
