package aish.endtoend;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.testing.Key;
import aish.testing.Programs;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The line on the screen: in windows that change their size, and with emoji. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class DrawingTest {
    private static final String LINE =
            "echo aaaaaaaaaaaa bbbbbbbbbbbbbbbb cccccccccccccccc dddddddddddddddd"
                    + " eeeeeeeeeeeeeee ffffffffffffff ggggg";

    /** Sizes as rows and columns, from the usual one on. */
    private static final int[][] SIZES = {
        {12, 40}, {12, 20}, {12, 60}, {12, 100}, {8, 30}, {24, 80}
    };

    private static void awaitScreen(TerminalSession aish, String text, int columns) {
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < text.length(); i += columns) {
            String row = text.substring(i, Math.min(text.length(), i + columns));
            rows.append(Pattern.quote(row.stripTrailing())).append("\\s*\\n");
        }
        aish.waitForScreen("\\A" + rows + "\\s*\\z");
    }

    private static void resizeAndWait(TerminalSession aish, String prompt) {
        aish.type(LINE);
        awaitScreen(aish, prompt + LINE, 80);
        for (int[] size : SIZES) {
            aish.resize(size[0], size[1]);
            awaitScreen(aish, prompt + LINE, size[1]);
        }
        aish.type("x").press(Key.CTRL_A).type("x");
        awaitScreen(aish, prompt + "x" + LINE + "x", 80);
    }

    private static TerminalSession startInTmux(Sandbox sandbox) throws Exception {
        assumeTrue(Programs.isInstalled("tmux"), "there is no tmux");
        Path settings = sandbox.home().resolve("tmux.conf");
        sandbox.write(settings, "set -g status off\n");
        sandbox.with("TMUX_TMPDIR", sandbox.home().toString());
        TerminalSession aish =
                sandbox.startOther("tmux", "-u", "-f", settings.toString(), "new-session", "aish");
        aish.waitForScreen("^aish#1>");
        aish.enter("clear");
        aish.waitForScreen("\\Aaish#2>\\s*\\z");
        return aish;
    }

    /** tmux wraps lines anew, and scrolls the first rows away even if there is room below. */
    @Test
    void theWholeLineStaysOnTheScreenOfTmux(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = startInTmux(sandbox)) {
            resizeAndWait(aish, "aish#2> ");
        }
    }

    /** tmux draws the family in two columns, the thumb in four and the heart in one. */
    @Test
    void whatIsDeletedLeavesTheScreenOfTmux(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = startInTmux(sandbox)) {
            deleteAndWait(aish);
        }
    }

    @Test
    void whatIsDeletedLeavesAScreenThatTellsNoPosition(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            deleteAndWait(aish);
        }
    }

    private static void deleteAndWait(TerminalSession aish) {
        aish.type("echo 'a👩‍👩‍👧b👍🏽c❤️d🇩🇪e日f");
        aish.type("'").press(Key.CTRL_A).type("\u001bf\u001b[C\u001b[C\u001b[C\u001b[C");
        aish.press(Key.BACKSPACE).type("\u001b[C\u001b[C").press(Key.BACKSPACE);
        aish.type("\u001b[C\u001b[C").press(Key.BACKSPACE);
        aish.type("\u001b[C\u001b[C").press(Key.BACKSPACE);
        aish.type("\u001b[C\u001b[C").press(Key.BACKSPACE).type("|");
        aish.waitForScreen("> echo 'abcde\\|f'$");
        aish.press(Key.ENTER);
        aish.waitForScreen("^abcde\\|f$");
    }

    /** Where it was typed, tmux has put it over the end of the prompt. */
    @Test
    void anAccentGoesWithItsCharacter(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = startInTmux(sandbox)) {
            aish.type("\u0301'");
            aish.waitForScreen("> '$");
            aish.press(Key.CTRL_A).type("echo '");
            aish.waitForScreen("> echo ''$");
            aish.press(Key.ENTER).type("tmux capture-pane -p | head -1 | cat -v\r");
            aish.waitForScreen("^aish#2> echo 'M-LM-\\^A'$");
        }
    }

    @Test
    void wideCharactersGoOnInTheNextRow(TerminalSession aish) {
        aish.type("x".repeat(70) + "漢");
        aish.waitForScreen("x漢$");
        aish.type("🙂");
        aish.waitForScreen("x漢\n🙂$");
        aish.press(Key.BACKSPACE).type("字");
        aish.waitForScreen("x漢\n字$");
        aish.press(Key.CTRL_C);
    }

    @Test
    void theWholeLineStaysOnAScreenThatWrapsNothingAnew(Sandbox sandbox) throws Exception {
        sandbox.with("XTERM_VERSION", "XTerm(390)");
        try (TerminalSession aish = sandbox.open()) {
            aish.run("clear");
            resizeAndWait(aish, "aish#2> ");
        }
    }
}
