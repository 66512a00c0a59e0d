package aish.safety.walk;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where paths lead through links that are on the disk. */
class LinkedFilesTest {
    @TempDir private Path top;
    private Path home;
    private Path project;

    @BeforeEach
    void makesAProjectInAHome() throws IOException {
        home = Files.createDirectories(top.resolve("home"));
        project = Files.createDirectories(home.resolve("project/.git/hooks"));
        project = home.resolve("project");
        Files.writeString(home.resolve(".bashrc"), "x");
        Files.writeString(project.resolve("notes"), "x");
    }

    @Test
    void haltsOnAddingToAFileThroughALinkOfTheProject() throws IOException {
        Files.createSymbolicLink(project.resolve("log"), home.resolve(".bashrc"));
        assertThat(reason("echo x >> log", project)).contains("controls what runs later");
    }

    @Test
    void haltsOnAddingToAFileBelowALinkedDirectory() throws IOException {
        Files.createSymbolicLink(project.resolve("logs"), home);
        assertThat(judge("echo x >> logs/.bashrc", project)).isInstanceOf(Verdict.Halt.class);
    }

    @Test
    void haltsOnWritingScratchThatIsALinkOrHasOtherNames() throws IOException {
        Path scratch = Files.createTempDirectory(Path.of("/tmp"), "aish-links");
        Path soft = Files.createSymbolicLink(scratch.resolve("soft"), project.resolve("notes"));
        Path hard = Files.writeString(scratch.resolve("hard"), "x");
        Path other = Files.createLink(scratch.resolve("other"), hard);
        try {
            assertThat(judge("echo x > " + soft, project)).isInstanceOf(Verdict.Halt.class);
            assertThat(judge("echo x > " + hard, project)).isInstanceOf(Verdict.Halt.class);
            assertThat(judge("echo x > " + scratch + "/new", project))
                    .isInstanceOf(Verdict.Clear.class);
        } finally {
            for (Path file : new Path[] {soft, hard, other, scratch}) {
                Files.delete(file);
            }
        }
    }

    @Test
    void knowsThatASessionMayBeAmongHooksOrAtHome() {
        assertThat(reason("echo x >> pre-commit", project.resolve(".git/hooks")))
                .contains("controls what runs later");
        assertThat(reason("echo x >> .profile", home)).contains("controls what runs later");
        assertThat(reason("echo x >> .config/aish/config.toml", home))
                .contains("controls what runs later");
    }

    @Test
    void clearsPlainFilesOfTheProject() {
        assertThat(judge("echo x >> notes; echo y > fresh", project))
                .isInstanceOf(Verdict.Clear.class);
    }

    private String reason(String command, Path directory) {
        return judge(command, directory).reason();
    }

    private Verdict judge(String command, Path directory) {
        return Analyser.judge(command, SafetyFacts.at(directory, home));
    }
}
