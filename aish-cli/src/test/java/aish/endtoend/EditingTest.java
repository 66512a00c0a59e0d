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

/** What helps to type a line, and what becomes of it. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class EditingTest {
    /** Longer than Esc waits for the rest of a key. */
    private static final long ESCAPE_MILLIS = 250;

    private static final String CTRL_E = "\u0005";

    private static void openEditor(TerminalSession aish) {
        aish.press(Key.CTRL_X).type(CTRL_E);
    }

    /** An editor that notes what it was given and does what the script says with the file $1. */
    private static Sandbox withEditor(Sandbox sandbox, String script) throws IOException {
        Path editor = sandbox.home().resolve("the editor");
        sandbox.write(editor, "stat -c %a \"$1\" >~/mode; cat \"$1\" >~/given; " + script + "\n");
        return sandbox.with("VISUAL", "").with("EDITOR", "sh '" + editor + "'");
    }

    @Test
    void twoDotsAndDirectoriesAreCommands(Sandbox sandbox) throws Exception {
        Files.createDirectories(sandbox.work().resolve("what/is this"));
        try (TerminalSession aish = sandbox.open()) {
            aish.run("cd what");
            assertThat(aish.run("..")).isEmpty();
            assertThat(aish.run("pwd")).isEqualTo(sandbox.work().toString());
            aish.run("shopt -s autocd");
            assertThat(aish.run("what")).isEqualTo("cd -- what");
            aish.run("is\\ this");
            assertThat(aish.run("pwd")).isEqualTo(sandbox.work() + "/what/is this");
        }
    }

    @Test
    void theLineComesBackFromTheEditor(Sandbox sandbox) throws Exception {
        withEditor(sandbox, "printf 'echo \"from\nthe editor\"\\n\\n' >\"$1\"");
        try (TerminalSession aish = sandbox.open()) {
            aish.type("echo typed");
            openEditor(aish);
            aish.waitForScreen("> echo \"from\n.*> the editor\"$");
            aish.mark().press(Key.ENTER);
            assertThat(aish.outputUntilPrompt()).isEqualTo("from\nthe editor");
            assertThat(aish.run("cat ~/given ~/mode")).isEqualTo("echo typed\n600");
        }
    }

    @Test
    void anEditorThatFailsLeavesTheLine(Sandbox sandbox) throws Exception {
        withEditor(sandbox, "echo changed >\"$1\"; exit 3");
        try (TerminalSession aish = sandbox.open()) {
            aish.type("echo typed");
            openEditor(aish);
            aish.waitForScreen("nothing is changed: the editor exited with status 3");
            aish.waitForScreen("> echo typed$");
            aish.mark().press(Key.ENTER);
            assertThat(aish.outputUntilPrompt()).isEqualTo("typed");
        }
    }

    @Test
    void anEditorCannotBeSuspended(Sandbox sandbox) throws Exception {
        withEditor(sandbox, "echo re''ady; read line; echo \"echo $line\" >\"$1\"");
        try (TerminalSession aish = sandbox.open()) {
            openEditor(aish);
            aish.waitFor("^ready");
            aish.press(Key.CTRL_Z).enter("kept");
            aish.waitForScreen("> echo kept$");
            aish.mark().press(Key.ENTER);
            assertThat(aish.outputUntilPrompt()).isEqualTo("kept");
            assertThat(aish.run("jobs")).isEmpty();
        }
    }

    @Test
    void setOViIsFollowed(Sandbox sandbox) throws Exception {
        sandbox.rc("set -o vi\n");
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("echo ${SHELLOPTS##*:}")).isEqualTo("vi");
            aish.mark().type("echo abc").press(Key.ESCAPE);
            Thread.sleep(ESCAPE_MILLIS);
            aish.type("x");
            aish.waitForScreen("> echo ab$");
            aish.press(Key.ENTER);
            assertThat(aish.outputUntilPrompt()).isEqualTo("ab");
            assertThat(aish.run("set -o emacs")).isEmpty();
            // the line may be drawn a second time when the editor has changed its keys
            assertThat(aish.run("echo \"[$?]\"")).endsWith("[0]");
            aish.mark().type("cho x").press(Key.CTRL_A).type("e").press(Key.ENTER);
            assertThat(aish.outputUntilPrompt()).isEqualTo("x");
        }
    }
}
