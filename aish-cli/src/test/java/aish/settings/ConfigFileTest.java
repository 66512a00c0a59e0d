package aish.settings;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import module java.base;

import aish.settings.ConfigLoader.ConfigException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything that can stand where a settings file should: one line each, and the defaults. */
class ConfigFileTest {
    private static final String NAME = "~/.config/aish/config.toml";
    @TempDir Path home;
    private Path file = Path.of("");

    @BeforeEach
    void makeConfigDirectory() throws IOException {
        file = Files.createDirectories(home.resolve(".config/aish")).resolve("config.toml");
    }

    @Test
    void reportsADirectory() throws Exception {
        Files.createDirectory(file);
        assertOneLine(NAME + ": is a directory; using the defaults");
    }

    @Test
    void doesNotHangOnAFifo() throws Exception {
        assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor()).isZero();
        assertOneLine(NAME + ": is not a regular file; using the defaults");
    }

    @Test
    void reportsADevice() throws Exception {
        Files.createSymbolicLink(file, Path.of("/dev/zero"));
        assertOneLine(NAME + ": is not a regular file; using the defaults");
        Files.delete(file);
    }

    @Test
    void followsALink() throws Exception {
        Path target = Files.writeString(home.resolve("target"), "shell.program = 'zsh'");
        Files.createSymbolicLink(file, target);
        assertThat(load().config().shell().program()).isEqualTo("zsh");
    }

    @Test
    void reportsALinkThatLeadsNowhere() throws Exception {
        for (Path target : List.of(home.resolve("gone"), file)) {
            Files.createSymbolicLink(file, target);
            assertOneLine(
                    NAME + ": is a symbolic link whose target cannot be read; using the defaults");
            Files.delete(file);
        }
    }

    @Test
    void reportsAFileThatMayNotBeRead() throws Exception {
        Files.writeString(file, "shell.program = 'zsh'");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(file), "root reads everything");
        assertOneLine(NAME + ": cannot be read: permission denied; using the defaults");
    }

    @Test
    void reportsADirectoryThatMayNotBeSearched() throws Exception {
        Files.writeString(file, "shell.program = 'zsh'");
        Path directory = file.resolveSibling("");
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("---------"));
        try {
            assumeFalse(Files.exists(file), "root sees everything");
            assertOneLine(NAME + ": cannot be read: permission denied; using the defaults");
        } finally {
            Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void staysSilentWhenHomeIsNoDirectory() throws Exception {
        LoadedConfig loaded =
                new ConfigLoader(Map.of(), Path.of("/dev/null")).load(Optional.empty());
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config()).isEqualTo(ConfigSchema.defaults());
    }

    @Test
    void reportsAHugeFileWithoutParsingIt() throws Exception {
        Files.write(file, new byte[(256 << 10) + 1]);
        assertOneLine(
                NAME + ": is too large for a settings file (more than 256 KB); using the defaults");
    }

    @Test
    void survivesALargeFileOfGarbage() throws Exception {
        for (String garbage : List.of("x", "[", "]\n", "a.", "= ", "\"", "\0", "x=[[{", "a=1\n")) {
            Files.writeString(file, garbage.repeat(40_000 / garbage.length()));
            LoadedConfig loaded = load();
            assertThat(loaded.config()).isEqualTo(ConfigSchema.defaults());
            assertThat(loaded.problems()).isNotEmpty().hasSizeLessThanOrEqualTo(20);
            assertThat(lines(loaded)).allMatch(line -> line.length() < 400);
        }
    }

    @Test
    void survivesTablesInTablesInTables() throws Exception {
        String depth = "a.".repeat(20_000);
        for (String deep : List.of("[" + depth + "a]", "a = " + "{a=".repeat(20_000))) {
            Files.writeString(file, deep);
            LoadedConfig loaded = load();
            assertThat(loaded.config()).isEqualTo(ConfigSchema.defaults());
            assertThat(loaded.problems()).hasSize(1);
        }
    }

    @Test
    void readsAnEmptyFile() throws Exception {
        Files.writeString(file, "");
        LoadedConfig loaded = load();
        assertThat(loaded.config()).isEqualTo(ConfigSchema.defaults());
        assertThat(loaded.file()).contains(file);
        assertThat(loaded.problems()).isEmpty();
    }

    @Test
    void readsTextsOfOtherEditors() throws Exception {
        for (String text :
                List.of("\uFEFF[shell]\nprogram = 'zsh'\n", "[shell]\r\nprogram = 'zsh'\r\n")) {
            Files.writeString(file, text);
            assertThat(load().problems()).isEmpty();
            assertThat(load().config().shell().program()).isEqualTo("zsh");
        }
    }

    @Test
    void pointsAtTheFirstByteThatIsNotUtf8() throws Exception {
        Map<byte[], String> places =
                Map.of(
                        "[shell]\nrc = 'é'\nprogram = 'z'".getBytes(ISO_8859_1),
                        "2:7: byte 0xe9",
                        "[shell]\n".getBytes(UTF_16),
                        "1:1: byte 0xfe",
                        new byte[] {'#', (byte) 0xc3},
                        "1:2: byte 0xc3");
        for (Map.Entry<byte[], String> each : places.entrySet()) {
            Files.write(file, each.getKey());
            assertOneLine(
                    "%s:%s is not UTF-8; save the file as UTF-8; using the defaults"
                            .formatted(NAME, each.getValue()));
        }
    }

    private void assertOneLine(String expected) throws ConfigException {
        LoadedConfig loaded = load();
        assertThat(loaded.config()).isEqualTo(ConfigSchema.defaults());
        assertThat(lines(loaded)).containsExactly(expected);
    }

    private LoadedConfig load() throws ConfigException {
        return new ConfigLoader(Map.of(), home).load(Optional.empty());
    }

    private List<String> lines(LoadedConfig loaded) {
        return loaded.problems().stream().map(problem -> problem.describe(home)).toList();
    }
}
