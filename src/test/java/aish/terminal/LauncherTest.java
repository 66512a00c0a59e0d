package aish.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher script, run as a person runs it from a built tree. */
@Tag("edge")
class LauncherTest {
    private static final Path LAUNCHER = Path.of("aish").toAbsolutePath();

    @TempDir Path directory;

    private record Run(int status, String output, String error) {}

    private Run run(Map<String, String> environment, List<String> command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().put("HOME", directory.toString());
        builder.environment().putAll(environment);
        Path error = directory.resolve("stderr");
        builder.redirectError(error.toFile()).redirectInput(Path.of("/dev/null").toFile());
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), output, Files.readString(error));
    }

    private Path linked() throws IOException {
        Path first = Files.createSymbolicLink(directory.resolve("first"), LAUNCHER);
        return Files.createSymbolicLink(directory.resolve("second"), first.getFileName());
    }

    @Test
    void startsThroughLinksFromAnywhere() throws Exception {
        Run version = run(Map.of(), List.of(linked().toString(), "--version"));
        assertThat(version.status()).isZero();
        assertThat(version.output()).matches("aish \\d+\\.\\d+\\.\\d+\\n");
    }

    @Test
    void refusesAJavaThatIsNone() throws Exception {
        Run refused =
                run(
                        Map.of("AISH_JAVA", "/nowhere/bin/java"),
                        List.of(LAUNCHER.toString(), "--version"));
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.error())
                .isEqualTo(
                        "aish: AISH_JAVA=/nowhere/bin/java is not a Java 25 or later;"
                                + " give the path of its bin/java\n");
    }

    @Test
    void hidesJvmOptionsFromTheScreenButNotFromCommands() throws Exception {
        Run shown =
                run(
                        Map.of("JAVA_TOOL_OPTIONS", "-Dmine=1", "LC_ALL", "C"),
                        List.of(
                                LAUNCHER.toString(),
                                "-c",
                                "echo \"$JAVA_TOOL_OPTIONS $LC_ALL ${!AISH_KEEP*}.\""));
        assertThat(shown).isEqualTo(new Run(0, "-Dmine=1 C .\n", ""));
    }

    @Test
    void startsWhereTheDirectoryIsGone() throws Exception {
        String vanish = "mkdir gone; cd gone; rmdir ../gone; exec \"$0\" -c pwd";
        Run started = run(Map.of(), List.of("bash", "-c", vanish, LAUNCHER.toString()));
        assertThat(started.output()).isEqualTo(directory + "\n");
        assertThat(started.error())
                .endsWith("aish: the current directory is gone; starting in " + directory + "\n");
    }

    @Test
    void startsFromACacheMadeForExactlyThisBuild() throws Exception {
        run(Map.of(), List.of(LAUNCHER.toString(), "--version"));
        Path cache = LAUNCHER.resolveSibling("target/dist/start.aot");
        Object made = Files.getLastModifiedTime(cache);
        run(Map.of(), List.of(LAUNCHER.toString(), "--version"));
        assertThat(Files.getLastModifiedTime(cache)).isEqualTo(made);
        Path jar = LAUNCHER.resolveSibling("target/dist/lib/aish.jar");
        Files.setLastModifiedTime(jar, java.nio.file.attribute.FileTime.fromMillis(0));
        run(Map.of(), List.of(LAUNCHER.toString(), "--version"));
        assertThat(Files.getLastModifiedTime(cache)).isNotEqualTo(made);
    }
}
