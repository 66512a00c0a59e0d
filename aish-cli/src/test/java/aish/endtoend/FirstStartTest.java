package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.shell.WindowSize;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a newcomer sees first. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class FirstStartTest {
    private static final String GREETING =
            """
            aish 0.1.0, a shell that also answers questions.
            Type a command, or ask the offline helper: which process uses port 8080?
            :help shows what else aish can do; exit leaves.
            """;

    @Test
    void introducesItselfOnce(Sandbox sandbox) throws Exception {
        withoutSettings(sandbox);
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForScreen("connected yet; :help models shows how\\.\n\\[aish:offline\\] ");
            assertThat(aish.screen()).startsWith(GREETING);
            aish.enter("exit");
            assertThat(aish.exitCode()).isZero();
        }
        assertStartsWithThePrompt(sandbox);
    }

    @Test
    void offersAKeyWithACommandThatWorks(Sandbox sandbox) throws Exception {
        withoutSettings(sandbox).with("GROQ_API_KEY", "not-a-key");
        try (TerminalSession aish = sandbox.start(new WindowSize(24, 50))) {
            aish.waitForScreen("^GROQ_API_KEY is set; :model groq asks\n  api\\.groq\\.com\\.");
            aish.enter(":model groq");
            aish.waitForScreen("^\\[aish:groq\\] ");
        }
    }

    @Test
    void staysSilentIfTold(Sandbox sandbox) throws Exception {
        withoutSettings(sandbox).write(sandbox.configFile(), "[interaction]\ngreeting = false\n");
        assertStartsWithThePrompt(sandbox);
    }

    @Test
    void needsNoStateDirectory(Sandbox sandbox) throws Exception {
        withoutSettings(sandbox).with("XDG_STATE_HOME", "/proc/none");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForScreen("connected yet; :help models shows how\\.");
            assertThat(aish.screen()).startsWith(GREETING);
        }
    }

    @Test
    void printsOnlyThePromptOnADumbTerminal(Sandbox sandbox) throws Exception {
        withoutSettings(sandbox).with("TERM", "dumb");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitFor("^\\[aish:offline\\] \\S+> ");
            assertThat(aish.everything()).doesNotContain("also answers");
        }
    }

    private static Sandbox withoutSettings(Sandbox sandbox) throws IOException {
        Files.delete(sandbox.configFile());
        Files.delete(sandbox.greeted());
        return sandbox;
    }

    private static void assertStartsWithThePrompt(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForScreen("^\\[aish:offline\\] ");
            aish.enter("echo $((40+2))");
            aish.waitForScreen("^42$");
            assertThat(aish.screen()).startsWith("[aish:offline] ");
        }
    }
}
