package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.settings.ConfigLoader.ConfigException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which file is read, and what happens when it is not there. */
class ConfigLoaderTest {
    @TempDir Path home;
    private Path usual = Path.of("");

    @BeforeEach
    void chooseUsualPlace() {
        usual = home.resolve(".config/aish/config.toml");
    }

    @Test
    void servesDefaultsSilentlyWithoutAnyFile() throws ConfigException {
        LoadedConfig loaded = load(Map.of());
        assertThat(loaded.config()).isEqualTo(ConfigSchema.defaults());
        assertThat(loaded.file()).isEmpty();
        assertThat(loaded.problems()).isEmpty();
    }

    @Test
    void readsTheUsualPlaceUnderHome() throws Exception {
        write(usual, "usual");
        LoadedConfig loaded = load(Map.of());
        assertThat(loaded.config().shell().program()).isEqualTo("usual/bash");
        assertThat(loaded.file()).contains(usual);
    }

    @Test
    void prefersAnAbsoluteConfigHome() throws Exception {
        write(usual, "usual");
        Path xdg = write(home.resolve("xdg/aish/config.toml"), "xdg");
        LoadedConfig loaded = load(Map.of("XDG_CONFIG_HOME", home.resolve("xdg").toString()));
        assertThat(loaded.config().shell().program()).isEqualTo("xdg/bash");
        assertThat(loaded.file()).contains(xdg);
    }

    @Test
    void ignoresARelativeOrEmptyConfigHome() throws Exception {
        write(usual, "usual");
        for (String given : List.of("xdg", "", ".")) {
            LoadedConfig loaded = load(Map.of("XDG_CONFIG_HOME", given));
            assertThat(loaded.file()).contains(usual);
        }
    }

    @Test
    void prefersTheEnvironmentsFileToTheUsualOne() throws Exception {
        write(usual, "usual");
        Path named = write(home.resolve("named.toml"), "named");
        LoadedConfig loaded = load(Map.of("AISH_CONFIG", named.toString()));
        assertThat(loaded.config().shell().program()).isEqualTo("named/bash");
    }

    @Test
    void takesAnEmptyVariableForUnset() throws Exception {
        write(usual, "usual");
        assertThat(load(Map.of("AISH_CONFIG", "")).file()).contains(usual);
    }

    @Test
    void expandsTheTildeThatAShellLeftAlone() throws Exception {
        Path named = write(home.resolve("dir/named.toml"), "named");
        assertThat(load(Map.of("AISH_CONFIG", "~/dir/named.toml")).file()).contains(named);
        assertThat(load(Map.of(), Path.of("~/dir/named.toml")).file()).contains(named);
    }

    @Test
    void reportsAMissingFileNamedByTheEnvironmentAndDoesNotFallThrough() throws Exception {
        write(usual, "usual");
        LoadedConfig loaded = load(Map.of("AISH_CONFIG", home.resolve("gone.toml").toString()));
        assertThat(loaded.config()).isEqualTo(ConfigSchema.defaults());
        assertThat(lines(loaded))
                .containsExactly(
                        "~/gone.toml: does not exist (named by $AISH_CONFIG); using the defaults");
    }

    @Test
    void reportsAPathThatIsNone() throws Exception {
        for (String variable : List.of("AISH_CONFIG", "XDG_CONFIG_HOME")) {
            assertThat(lines(load(Map.of(variable, "/a\0b"))))
                    .containsExactly("$" + variable + ": is not a valid path; using the defaults");
        }
    }

    @Test
    void prefersTheCommandLinesFileToAllOthers() throws Exception {
        write(usual, "usual");
        Path named = write(home.resolve("named.toml"), "named");
        Path explicit = write(home.resolve("explicit.toml"), "explicit");
        LoadedConfig loaded = load(Map.of("AISH_CONFIG", named.toString()), explicit);
        assertThat(loaded.config().shell().program()).isEqualTo("explicit/bash");
        assertThat(loaded.file()).contains(explicit);
    }

    @Test
    void refusesToStartWithoutTheCommandLinesFile() {
        Path gone = home.resolve("gone.toml");
        assertThatThrownBy(() -> load(Map.of(), gone))
                .isInstanceOfSatisfying(
                        ConfigException.class,
                        e ->
                                assertThat(e.problem())
                                        .isEqualTo(new ConfigProblem(gone, 0, 0, "does not exist")))
                .hasMessage("--config ~/gone.toml: does not exist");
    }

    @Test
    void refusesADirectoryOnTheCommandLine() {
        assertThatThrownBy(() -> load(Map.of(), home))
                .isInstanceOf(ConfigException.class)
                .hasMessage("--config " + home + ": is a directory");
    }

    @Test
    void startsWithABrokenCommandLineFileThatOpens() throws Exception {
        Path broken = Files.writeString(home.resolve("broken.toml"), "[shell\n");
        LoadedConfig loaded = load(Map.of(), broken);
        assertThat(loaded.config()).isEqualTo(ConfigSchema.defaults());
        assertThat(loaded.problems()).hasSize(1);
    }

    @Test
    void neverReadsTheWorkingDirectory() throws Exception {
        Path here = Path.of("config.toml").toAbsolutePath();
        assertThat(here).doesNotExist();
        Files.writeString(here, "shell.program = 'here/bash'\n");
        try {
            assertThat(load(Map.of()).config()).isEqualTo(ConfigSchema.defaults());
        } finally {
            Files.delete(here);
        }
    }

    private LoadedConfig load(Map<String, String> environment) throws ConfigException {
        return new ConfigLoader(environment, home).load(Optional.empty());
    }

    private LoadedConfig load(Map<String, String> environment, Path explicit)
            throws ConfigException {
        return new ConfigLoader(environment, home).load(Optional.of(explicit));
    }

    private List<String> lines(LoadedConfig loaded) {
        return loaded.problems().stream().map(problem -> problem.describe(home)).toList();
    }

    private static Path write(Path file, String program) throws IOException {
        Path parent = file.resolveSibling("");
        Files.createDirectories(parent);
        return Files.writeString(file, "shell.program = '" + program + "/bash'\n");
    }
}
