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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands that an answer proposes, and a person's decisions about them. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class SuggestionTest {
    private static final String MENU =
            "\\[r\\]un (\\[try\\] )?\\[e\\]dit e\\[x\\]plain \\[c\\]opy (al\\[w\\]ays )?\\[s\\]kip \\[a\\]ll > $";

    @Test
    void editRunsWhatItBecomes(TerminalSession aish, ModelStub model) {
        propose(aish, model, "echo before");
        aish.enter("e");
        aish.waitForScreen("edit> echo before$");
        aish.press(Key.CTRL_U).enter("echo $((40+3))-changed");
        aish.waitFor("^43-changed");
        aish.waitForPrompt();
        assertThat(aish.screen()).doesNotContainPattern("(?m)^before$");
    }

    @Test
    void copyUsesTheClipboardOfTheTerminal(TerminalSession aish, ModelStub model) {
        String command = "echo 'grüße' " + "x".repeat(120);
        propose(aish, model, command);
        aish.enter("c");
        String shown = new String(aish.bytesUntilPrompt(), StandardCharsets.UTF_8);
        assertThat(shown).contains(clipboard(command)).contains(command + "\r\n");
    }

    private static String clipboard(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return "\u001b]52;c;" + Base64.getEncoder().encodeToString(bytes) + "\u0007";
    }

    @ParameterizedTest
    @ValueSource(strings = {"s\r", "\r", "no\r", "\u0003", "\u0004", "\u001b"})
    void otherLinesRunNothing(String line, TerminalSession aish, ModelStub model) {
        propose(aish, model, "echo nev''er");
        aish.type(line);
        aish.waitForPrompt();
        assertThat(aish.run("echo on")).isEqualTo("on");
        assertThat(aish.everything()).doesNotContain("never");
    }

    @ParameterizedTest
    @EnumSource(names = {"UP", "DOWN"})
    void arrowsAreNoAnswer(Key key, TerminalSession aish, ModelStub model) {
        propose(aish, model, "echo nev''er");
        aish.press(key).enter("s");
        aish.waitForPrompt();
        assertThat(aish.run("echo on")).isEqualTo("on");
    }

    @Test
    void aHereDocumentStaysWhole(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        propose(aish, model, "cat > note.txt <<'EOF'\nfirst $HOME\n\n  third\nEOF");
        aish.enter("r");
        aish.waitForPrompt();
        assertThat(Files.readString(sandbox.work().resolve("note.txt")))
                .isEqualTo("first $HOME\n\n  third\n");
        assertThat(aish.run("echo on")).isEqualTo("on");
    }

    @Test
    void editPutsItAtThePrompt(TerminalSession aish, ModelStub model) {
        propose(aish, model, "echo prepared");
        aish.enter("s");
        aish.waitForPrompt();
        aish.enter(":edit");
        aish.waitForPrompt();
        aish.waitForScreen("> echo prepared$");
        aish.mark().type("-more\r");
        assertThat(aish.outputUntilPrompt()).isEqualTo("prepared-more");
    }

    @Test
    void whatRanIsFoundAgain(Sandbox sandbox, ModelStub model) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            propose(aish, model, "echo $((40+2))-proposed");
            aish.enter("r");
            aish.waitForPrompt();
            aish.press(Key.UP);
            aish.waitForScreen("> echo \\$\\(\\(40\\+2\\)\\)-proposed$");
            aish.press(Key.CTRL_C);
            aish.waitForPrompt();
            aish.enter("exit");
            aish.exitCode();
        }
        assertThat(Files.readString(sandbox.state().resolve("history")))
                .containsPattern("(?m)^\\d+m .*\techo \\$\\(\\(40\\+2\\)\\)-proposed$");
    }

    private static void propose(TerminalSession aish, ModelStub model, String command) {
        model.says("Try this:\n\nCMD: " + command + "\n");
        aish.enter("? propose");
        aish.waitFor(MENU);
    }
}
