package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import module java.base;

import aish.settings.ConfigLoader.ConfigException;
import aish.settings.project.ProjectFile;
import aish.settings.project.ProjectReader;
import aish.settings.project.ProjectReader.ProjectOverlay;
import aish.settings.project.SettingChange;
import aish.settings.project.SettingChange.Risk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Settings under names that they no longer have. */
class RenamedSettingsTest {
    @TempDir private Path home;

    private LoadedConfig load(String text) throws IOException, ConfigException {
        return settings(text).withoutProject();
    }

    private UserSettings settings(String text) throws IOException, ConfigException {
        Path file = home.toRealPath().resolve("config.toml");
        Files.writeString(file, text);
        return new ConfigLoader(Map.of(), file.resolveSibling("")).read(Optional.of(file));
    }

    private List<String> hints(LoadedConfig loaded) throws IOException {
        Path here = home.toRealPath();
        return loaded.problems().stream().map(problem -> problem.describe(here)).toList();
    }

    @Test
    void theStepsOfAPursuit() throws Exception {
        LoadedConfig loaded = load("[safety]\nmax_norris_steps = 5\n");
        assertThat(loaded.config().norris().maxSteps()).isEqualTo(5);
        assertThat(hints(loaded))
                .containsExactly(
                        "~/config.toml:2:1: safety.max_norris_steps is outdated; use"
                                + " norris.max_steps instead");
    }

    @Test
    void theFallbackToTheCloud() throws Exception {
        LoadedConfig loaded = load("[routing]\ncloud_fallback = true\n");
        assertThat(loaded.config().routing().fallback()).isTrue();
        assertThat(hints(loaded))
                .containsExactly(
                        "~/config.toml:2:1: routing.cloud_fallback is outdated; use"
                                + " routing.fallback instead");
    }

    @Test
    void todaysNameCounts() throws Exception {
        LoadedConfig loaded = load("[safety]\nmax_norris_steps = 5\n[norris]\nmax_steps = 7\n");
        assertThat(loaded.config().norris().maxSteps()).isEqualTo(7);
        assertThat(hints(loaded))
                .containsExactly(
                        "~/config.toml:2:1: safety.max_norris_steps has no effect because"
                                + " norris.max_steps is set");
    }

    @Test
    void aWrongValueIsReportedUnderTodaysName() throws Exception {
        LoadedConfig loaded = load("[safety]\nmax_norris_steps = \"many\"\n");
        assertThat(loaded.config().norris().maxSteps()).isEqualTo(16);
        assertThat(hints(loaded)).hasSize(2).last().asString().contains("norris.max_steps must");
    }

    @Test
    void whatHasNoEquivalentIsSaid() throws Exception {
        LoadedConfig loaded =
                load(
                        """
                        [shell]
                        capture_output = false
                        [safety]
                        destructive_patterns = ["drop +table"]
                        [mcp]
                        auto_approve = ["read"]
                        """);
        assertThat(hints(loaded))
                .containsExactly(
                        "~/config.toml:2:1: shell.capture_output has no effect: use"
                                + " context.exec_output_chars",
                        "~/config.toml:4:1: safety.destructive_patterns has no effect: use"
                                + " safety.extra_rules: { match_all = [\"PATTERN\"] }",
                        "~/config.toml:6:1: mcp.auto_approve has no effect: write"
                                + " mcp.servers.NAME.auto_approve");
    }

    @Test
    void aProjectsSettingsAreJudgedByTodaysNames() throws Exception {
        Path file = home.toRealPath().resolve(".aish.toml");
        Files.writeString(
                file,
                """
                [safety]
                max_norris_steps = 999
                """);
        ProjectOverlay read = new ProjectReader(file.resolveSibling("")).read(file);
        ProjectFile project = ((ProjectOverlay.Usable) read).file();
        assertThat(settings("").changes(project, Optional.empty()))
                .extracting(SettingChange::key, SettingChange::risk)
                .contains(tuple("norris.max_steps", Risk.LOOSENS));
    }
}
