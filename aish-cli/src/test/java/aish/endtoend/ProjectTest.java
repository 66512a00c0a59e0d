package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.BatchRun;
import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A project's settings at a real terminal: asked about, used, changed, left. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class ProjectTest {
    private static final String OVERLAY =
            """
            [models.own]
            endpoint = "http://127.0.0.1:1"
            [safety]
            extra_rules = [{ match_all = ["deploy"], reason = "not from here" }]
            """;

    private static final String TRUST =
            "Use these settings\\? Type trust and Enter to accept, Enter to decline\\.\\s+> ";

    @Test
    void isAskedAboutOnceAndUsedFromThenOn(Sandbox sandbox) throws Exception {
        project(sandbox, "src/demo", OVERLAY);
        Path nested = Files.createDirectories(sandbox.home().resolve("src/demo/docs/deep"));
        try (TerminalSession aish = sandbox.startIn(nested)) {
            aish.waitFor("aish: Your settings: ~/\\.config/aish/config\\.toml");
            aish.waitFor("aish: Found project settings: ~/src/demo/\\.aish\\.toml");
            aish.waitFor("aish: UNTRUSTED\\. This file came with the project");
            aish.waitFor("bytes, owned by .*, not writable by others");
            aish.waitFor("! sends data +\\+ models\\.own\\.endpoint");
            aish.waitFor(TRUST);
            aish.enter("trust");
            aish.waitFor(
                    "aish: Project settings: ~/src/demo/\\.aish\\.toml \\(on top of"
                            + "\\s+~/\\.config/aish/config\\.toml\\)");
            aish.waitForPrompt();
            assertThat(aish.run(":safety check deploy")).contains("not from here");
            assertThat(aish.run(":model")).startsWith("own ");
        }
        try (TerminalSession aish = sandbox.startIn(nested)) {
            aish.waitForPrompt();
            assertThat(aish.screen())
                    .startsWith("aish: Project settings: ~/src/demo/.aish.toml (on top of")
                    .doesNotContain("UNTRUSTED");
            assertThat(aish.run(":safety check deploy")).contains("not from here");
            assertThat(aish.run(":config show"))
                    .contains("models.own.endpoint", "# ~/src/demo/.aish.toml:2")
                    .contains("# ~/.config/aish/config.toml:");
        }
    }

    @Test
    void whereNobodyCanBeAskedItIsIgnoredAndThatIsSaidOnce(Sandbox sandbox) throws Exception {
        Path project = project(sandbox, "demo", "[history]\nmax_entries = 77\n");
        BatchRun piped = sandbox.batchIn(project, ":config show\n:config show\n");
        assertThat(piped.output()).doesNotContain("max_entries");
        assertThat(piped.error()).containsOnlyOnce("not trusted, and there is");
        assertThat(sandbox.batchIn(project, "", "trust", "add").status()).isZero();
        BatchRun trusted = sandbox.batchIn(project, "", "-c", ":config show");
        assertThat(trusted.output()).contains("history.max_entries = 77");
        assertThat(sandbox.batchIn(project, "", "trust", "list").output())
                .contains("unchanged  ~/demo/.aish.toml");
    }

    @Test
    void oneLineForAProgramIsNotHeldUpByAQuestion(Sandbox sandbox) throws Exception {
        Path project = project(sandbox, "demo", OVERLAY);
        try (TerminalSession aish = sandbox.startIn(project, "-c", "echo on")) {
            assertThat(aish.exitCode()).isZero();
            assertThat(aish.screen())
                    .contains("not trusted, and there is", "\non\n")
                    .doesNotContain("Type trust");
        }
    }

    private static Path project(Sandbox sandbox, String name, String toml) throws IOException {
        Path directory = sandbox.home().resolve(name);
        Path file = directory.resolve(".aish.toml");
        sandbox.write(file, toml);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        return directory;
    }
}
