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

/** The prompt of a user who has not changed it, and the shell's own. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class PromptTest {
    @Test
    void showsThePlaceAndAStatusOnce(Sandbox sandbox) throws Exception {
        settings(sandbox, "");
        Path project = sandbox.home().resolve("src/demo");
        sandbox.write(project.resolve(".git/HEAD"), "ref: refs/heads/main\n");
        try (TerminalSession aish = sandbox.startIn(project)) {
            aish.waitForScreen("^\\[aish:offline\\] ~/src/demo main>$");
            aish.enter("false");
            aish.waitForScreen("^\\[aish:offline\\] ~/src/demo main 1>$");
            aish.enter(":why");
            aish.waitForScreen("is a command\\.(.*\n)+\\[aish:offline\\] ~/src/demo main>$");
            aish.enter("cd ~");
            aish.waitForScreen("^\\[aish:offline\\] ~>$");
        }
    }

    @Test
    void showsThePromptOfTheShell(Sandbox sandbox) throws Exception {
        settings(sandbox, "prompt = 'PS1'");
        sandbox.rc(
                """
                PS1='\\[\\e]0;t\\a\\]\\[\\e[32m\\]me\\[\\e[0m\\] $?\\n$(echo inner)\\$ '
                activate() { old=$PS1; PS1="(venv) $PS1"; }
                deactivate() { PS1=$old; }
                """);
        String inner = "\ninner[$#]$";
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForScreen("^\\[aish:offline\\] me 0" + inner);
            aish.enter("false");
            aish.waitForScreen("^\\[aish:offline\\] me 1" + inner);
            aish.enter("activate");
            aish.waitForScreen("^\\[aish:offline\\] \\(venv\\) me 0" + inner);
            aish.enter("deactivate");
            aish.waitForScreen("deactivate\n\\[aish:offline\\] me 0" + inner);
            aish.enter("PROMPT_COMMAND='PS1=\"star $? \"'");
            aish.waitForScreen("^\\[aish:offline\\] star 0$");
            aish.enter("false");
            aish.waitForScreen("^\\[aish:offline\\] star 1$");
            aish.type("echo abc").press(Key.CTRL_A).type("X");
            aish.waitForScreen("^\\[aish:offline\\] star 1 Xecho abc$");
        }
    }

    @Test
    void listsCommandsOnTab(Sandbox sandbox) throws Exception {
        settings(sandbox, "prompt = 'p> '");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForScreen("^p>$");
            aish.type(":mo\t");
            aish.waitForScreen("^p> :model *\n:model +\\(");
            aish.press(Key.CTRL_C);
            aish.waitForScreen("^p>$");
            aish.press(Key.TAB).type("echo $((40+2))").press(Key.ENTER);
            aish.waitForScreen("^42$");
            assertThat(aish.screen()).doesNotContain("possibilities");
        }
    }

    @Test
    void drawsNothingInColourUnderNoColor(Sandbox sandbox) throws Exception {
        settings(sandbox, "prompt = '{green}p{reset}{cwd}> '");
        sandbox.with("NO_COLOR", "1");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForScreen("^p.*>$");
            aish.enter("echo one two");
            aish.waitForScreen("^one two$");
            type(aish, "ech");
            aish.waitForScreen("> ech$");
            assertThat(aish.everything())
                    .doesNotContainPattern("\u001b\\[[0-9;]*[34][0-9][0-9;]*m");
            assertThat(aish.everything()).doesNotContainPattern("\u001b\\[[0-9;]*9[0-9][0-9;]*m");
        }
    }

    @Test
    void wordsOfFarewellLeave(Sandbox sandbox) throws Exception {
        for (String word : List.of("quit", "bye", "q")) {
            try (TerminalSession aish = sandbox.open()) {
                aish.enter(word);
                assertThat(aish.exitCode()).isZero();
            }
        }
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("q() { echo mine; }")).isEmpty();
            assertThat(aish.run("q")).isEqualTo("mine");
        }
    }

    /** Types slowly enough for the screen to follow each key. */
    private static void type(TerminalSession aish, String text) {
        for (int i = 0; i < text.length(); i++) {
            aish.mark().type(text.substring(i, i + 1)).waitForBytes(1);
        }
    }

    static void settings(Sandbox sandbox, String interaction) throws IOException {
        sandbox.write(sandbox.configFile(), "[interaction]\n" + interaction + "\n");
    }
}
