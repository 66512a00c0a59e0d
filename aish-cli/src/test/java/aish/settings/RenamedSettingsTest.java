package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import module java.base;

import aish.settings.Config.ExtraRule;
import aish.settings.Config.Server;
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
    void whetherOutputsAreSent() throws Exception {
        LoadedConfig none = load("[shell]\ncapture_output = false\n");
        assertThat(none.config().context().execOutputChars()).isZero();
        assertThat(hints(none))
                .containsExactly(
                        "~/config.toml:2:1: shell.capture_output = false is outdated; use"
                                + " context.exec_output_chars instead");
        LoadedConfig usual = load("[shell]\ncapture_output = true\n");
        assertThat(usual.config().context().execOutputChars()).isEqualTo(8000);
        assertThat(hints(usual))
                .containsExactly(
                        "~/config.toml:2:1: shell.capture_output = true is the default;"
                                + " context.exec_output_chars says how much is sent");
        LoadedConfig wrong = load("[shell]\ncapture_output = \"no\"\n");
        assertThat(hints(wrong))
                .containsExactly(
                        "~/config.toml:2:1: shell.capture_output must be a boolean; use"
                                + " context.exec_output_chars");
    }

    @Test
    void patternsOfTheirOwn() throws Exception {
        LoadedConfig loaded =
                load(
                        """
                        [safety]
                        extra_rules = [{ match_all = ["deploy"] }]
                        destructive_patterns = ["drop +table", { pattern = "wipe", reason = "gone" }]
                        """);
        assertThat(loaded.config().safety().extraRules())
                .containsExactly(
                        new ExtraRule(List.of("deploy"), "", ""),
                        new ExtraRule(List.of("drop +table"), "", ""),
                        new ExtraRule(List.of("wipe"), "gone", ""));
        assertThat(hints(loaded))
                .containsExactly(
                        "~/config.toml:3:1: safety.destructive_patterns is outdated; use"
                                + " safety.extra_rules: { match_all = [\"PATTERN\"] }");
    }

    @Test
    void toolsOfAllServers() throws Exception {
        LoadedConfig loaded =
                load(
                        """
                        [mcp]
                        auto_approve = ["read"]
                        [mcp.servers.a]
                        command = "a"
                        [mcp.servers.b]
                        command = "b"
                        auto_approve = ["list"]
                        """);
        assertThat(loaded.config().mcp().servers())
                .extracting(Server::autoApprove)
                .containsExactly(List.of("read"), List.of("list"));
        assertThat(hints(loaded))
                .containsExactly(
                        "~/config.toml:2:1: mcp.auto_approve is used for every server without an"
                                + " auto_approve of its own; write mcp.servers.NAME.auto_approve"
                                + " instead");
    }

    @Test
    void whatHasNoEquivalentIsSaid() throws Exception {
        LoadedConfig loaded =
                load(
                        """
                        [history]
                        dir = "/x"
                        [memory]
                        summarizer_model = "fast"
                        [interaction]
                        menu = false
                        [route]
                        learn = true
                        """);
        assertThat(hints(loaded))
                .containsExactly(
                        "~/config.toml:2:1: history.dir has no effect: aish keeps its history in"
                                + " $XDG_STATE_HOME/aish; set XDG_STATE_HOME to move it",
                        "~/config.toml:4:1: memory.summarizer_model has no effect: the active model"
                                + " proposes memories; context.summarizer_model names the one that"
                                + " summarizes conversations",
                        "~/config.toml:6:1: interaction.menu has no effect: Tab after a colon lists"
                                + " the commands",
                        "~/config.toml:8:1: route.learn has no effect: shell.known_commands and"
                                + " shell.never_commands decide about words");
    }

    @Test
    void aProjectsSettingsAreJudgedByTodaysNames() throws Exception {
        Path file = home.toRealPath().resolve(".aish.toml");
        Files.writeString(
                file,
                """
                [safety]
                max_norris_steps = 999
                [mcp]
                auto_approve = true
                [mcp.servers.a]
                command = "a"
                """);
        ProjectOverlay read = new ProjectReader(file.resolveSibling("")).read(file);
        ProjectFile project = ((ProjectOverlay.Usable) read).file();
        assertThat(settings("").changes(project, Optional.empty()))
                .extracting(SettingChange::key, SettingChange::risk)
                .contains(
                        tuple("norris.max_steps", Risk.LOOSENS),
                        tuple("mcp.servers.a.auto_approve", Risk.RUNS));
    }
}
