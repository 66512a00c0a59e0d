package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.FileMode;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A session told as markdown. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class TranscriptTest {
    @Test
    void savesTheWholeSessionAndAsksBeforeReplacing(Sandbox sandbox, ModelStub model)
            throws Exception {
        try (TerminalSession aish = sandbox.open()) {
            aish.run("echo first; (exit 3)");
            aish.run(" echo forgotten");
            aish.run("echo sk-abcdef0123456789");
            model.says("Because **so**.");
            aish.run("? why is that");
            assertThat(aish.run(":transcript save 'my session.md'"))
                    .containsIgnoringWhitespaces("my session.md");
            Path file = sandbox.work().resolve("my session.md");
            assertThat(file)
                    .content()
                    .contains("echo first; (exit 3)", "exit status 3", "\nfirst\n", "why is that")
                    .contains("stub answered", "> Because **so**.", "‹secret:api_key›")
                    .doesNotContain("forgotten", "abcdef0123456789");
            assertThat(FileMode.of(file)).isEqualTo("rw-------");

            Files.writeString(file, "mine");
            aish.mark().enter(":transcript save 'my session.md'");
            aish.waitFor("already\\s+exists\\.\\s+Replace\\s+it\\?[^>]*> ");
            aish.enter("n").waitForPrompt();
            assertThat(file).hasContent("mine");
            aish.mark().enter(":transcript save 'my session.md'");
            aish.waitFor("already\\s+exists\\.\\s+Replace\\s+it\\?[^>]*> ");
            aish.enter("y").waitForPrompt();
            assertThat(file).content().contains("exit status 3");
            assertThat(aish.run(":transcript save nowhere/x.md"))
                    .containsIgnoringWhitespaces("no such directory");
        }
    }

    @Test
    void settingsSwitchItOnForEverySession(Sandbox sandbox) throws Exception {
        sandbox.config(TalkExtension.ALONE + "[transcript]\nenabled = true\n");
        try (TerminalSession aish = sandbox.open()) {
            aish.run("echo kept");
            aish.signal(9);
            aish.awaitExit();
        }
        try (Stream<Path> files = Files.list(sandbox.state().resolve("transcripts"))) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            assertThat(all.getFirst()).content().contains("echo kept", "exit status 0");
        }
    }
}
