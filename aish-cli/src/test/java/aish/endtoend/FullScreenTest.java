package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import aish.testing.Key;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Programs that take the whole screen work as in any terminal. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class FullScreenTest {
    private static void assumeProgram(String name) {
        assumeThat(Path.of("/usr/bin", name)).exists();
    }

    @Test
    void vimWritesAFileAndQuits(TerminalSession aish, Sandbox sandbox) throws Exception {
        assumeProgram("vim");
        Path file = sandbox.work().resolve("written.txt");
        aish.enter("vim -u NONE " + file);
        aish.waitForScreen("^~$");
        aish.type("ihello from vim").press(Key.ESCAPE);
        aish.waitForScreen("^hello from vim$");
        aish.enter(":wq");
        assertThat(aish.waitForPrompt().status()).isZero();
        assertThat(Files.readString(file)).isEqualTo("hello from vim\n");
        assertThat(aish.run("echo back")).isEqualTo("back");
    }

    @Test
    void vimMayBeSuspendedAndResumed(TerminalSession aish) {
        assumeProgram("vim");
        aish.enter("vim -u NONE");
        aish.waitForScreen("^~$");
        aish.type("ihalf done").press(Key.ESCAPE);
        aish.waitForScreen("^half done$");
        aish.press(Key.CTRL_Z);
        assertThat(aish.waitForPrompt().status()).isEqualTo(148);
        assertThat(aish.run("jobs")).containsPattern("(Stopped|suspended) +vim -u NONE");
        aish.enter("fg");
        aish.waitForScreen("^half done$");
        aish.enter(":q!");
        assertThat(aish.waitForPrompt().status()).isZero();
        assertThat(aish.run("jobs")).isEmpty();
    }

    @Test
    void whatAFullScreenProgramDrawsIsNotKept(TerminalSession aish, Sandbox sandbox)
            throws Exception {
        aish.run("printf 'before\\n\\e[?1049hdr%s\\e[?1049lafter\\n' awing");
        assertThat(sandbox.filesContaining("drawing")).isEmpty();
        assertThat(sandbox.filesContaining("after\r\n")).hasSize(1);
    }

    @Test
    void keysReachAProgramAsTheyAre(TerminalSession aish) {
        aish.enter("stty raw -echo; echo ready; head -c 4 | od -An -tx1; stty sane");
        aish.waitFor("^ready");
        aish.press(Key.CTRL_C).press(Key.CTRL_Z).press(Key.CTRL_D).press(Key.ENTER);
        aish.waitFor("03 1a 04 0d");
        aish.waitForPrompt();
    }
}
