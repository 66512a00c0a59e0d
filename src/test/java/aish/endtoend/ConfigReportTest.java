package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is wrong in the settings is said at the start, and does not stop it. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class ConfigReportTest {
    @Test
    void anUnknownKeyIsReportedWithItsPlaceAndASuggestion(Sandbox sandbox) throws Exception {
        sandbox.config("[shell]\nprogramm = \"bash\"\n");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            assertThat(aish.screen())
                    .containsPattern("aish: ~/\\.config/aish/config\\.toml:4:1: .*programm")
                    .contains("program");
            assertThat(aish.run("echo on")).isEqualTo("on");
        }
    }

    @Test
    void aWrongValueIsReportedWithItsPlace(Sandbox sandbox) throws Exception {
        sandbox.config("[history]\nmax_entries = \"many\"\n");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            assertThat(aish.screen()).containsPattern("config\\.toml:4:\\d+: .*max_entries");
        }
    }

    @Test
    void aBrokenFileIsReportedWithItsPlace(Sandbox sandbox) throws Exception {
        sandbox.config("[shell\n");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitFor("config\\.toml:3:\\d+: ");
            aish.enter("echo st''arted");
            aish.waitFor("^started");
        }
    }

    @Test
    void aNamedFileThatIsMissingStopsTheStart(Sandbox sandbox) throws Exception {
        try (TerminalSession aish = sandbox.start("--config", "/no/such/file.toml")) {
            assertThat(aish.exitCode()).isEqualTo(2);
            assertThat(aish.screen())
                    .isEqualTo("aish: --config /no/such/file.toml: does not exist\n");
        }
    }

    @Test
    void settingsAreShownWithTheirSources(Sandbox sandbox) throws Exception {
        sandbox.config("[history]\nmax_entries = 77\n");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForPrompt();
            assertThat(aish.run(":config show"))
                    .containsPattern("history.max_entries = 77 +# ~/.config/aish/config.toml:4")
                    .doesNotContain("output.quota");
            assertThat(aish.run(":config show full"))
                    .containsPattern("output.quota = \"512M\" +# default")
                    .containsPattern("shell.program = \"bash\" +# default");
        }
    }
}
