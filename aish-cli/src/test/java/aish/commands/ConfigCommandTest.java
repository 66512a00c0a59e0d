package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.settings.Config;
import aish.settings.ConfigLoader;
import aish.settings.ConfigLoader.ConfigException;
import aish.settings.ConfigProblem;
import aish.settings.ConfigSchema;
import aish.settings.LoadedConfig;
import aish.settings.Setting;
import aish.settings.Setting.SettingSource;
import aish.settings.type.ValueTypes;
import aish.settings.type.ValueTypes.TextType;
import aish.testing.RecordingSink;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigCommandTest {
    private static final Path HOME = Path.of("/home/me");
    private static final Path FILE = HOME.resolve(".config/aish/config.toml");
    private static final LoadedConfig LOADED =
            new LoadedConfig(
                    ConfigSchema.defaults(),
                    Optional.of(FILE),
                    Optional.empty(),
                    new Config.Permissions(List.of(), List.of(), List.of()),
                    List.of(new ConfigProblem(FILE, 9, 1, "unknown key shel")),
                    List.of(
                            setting("shell.program", "bash", SettingSource.DEFAULT),
                            setting("shell.rc", "~/.profile", new SettingSource.File(FILE, 3)),
                            new Setting<>(
                                    "models.deep.a_rather_long_name_of_a_thing",
                                    ValueTypes.COUNT,
                                    1,
                                    new SettingSource.File(FILE, 5)),
                            setting("x.api_key", "sk-1", new SettingSource.File(FILE, 7))));

    private static Setting<String> setting(String key, String value, SettingSource source) {
        return new Setting<>(key, TextType.ANY, value, source);
    }

    private final RecordingSink events = new RecordingSink();

    @ParameterizedTest
    @ValueSource(strings = {"", "show"})
    void showsWhatTheFileSays(String arguments) {
        assertThat(command(LOADED).run(arguments)).isEqualTo(Next.PROMPT);
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer(
                                """
                                Settings: ~/.config/aish/config.toml
                                shell.rc = "~/.profile"         # ~/.config/aish/config.toml:3
                                models.deep.a_rather_long_name_of_a_thing = 1  # ~/.config/aish/config.toml:5
                                x.api_key = (set)               # ~/.config/aish/config.toml:7
                                Problem: ~/.config/aish/config.toml:9:1: unknown key shel\
                                """,
                                List.of(Path.of("/home/me/.config/aish/config.toml"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"show full", "full", "show   full"})
    void showsEverythingWithItsSource(String arguments) {
        assertThat(command(LOADED).run(arguments)).isEqualTo(Next.PROMPT);
        assertThat(answer()).contains("shell.program = \"bash\"          # default\n", "rc");
    }

    @Test
    void saysThatThereIsNoFile() {
        LoadedConfig none =
                new LoadedConfig(
                        ConfigSchema.defaults(),
                        Optional.empty(),
                        Optional.empty(),
                        new Config.Permissions(List.of(), List.of(), List.of()),
                        List.of(),
                        List.of());
        command(none).run("show");
        assertThat(answer()).isEqualTo("No settings file; using defaults. aish init writes one.");
    }

    @Test
    void tellsWhichFileGivesWhatIfAProjectHasItsSay() {
        Path project = HOME.resolve("src/.aish.toml");
        LoadedConfig both =
                new LoadedConfig(
                        ConfigSchema.defaults(),
                        Optional.of(FILE),
                        Optional.of(project),
                        new Config.Permissions(List.of(), List.of(), List.of()),
                        List.of(),
                        List.of(
                                setting("shell.rc", "", new SettingSource.File(FILE, 3)),
                                new Setting<>(
                                        "memory.enabled",
                                        ValueTypes.FLAG,
                                        true,
                                        new SettingSource.File(project, 2)),
                                setting("default_model", "x", new SettingSource.File(project, 1))));
        new ConfigCommand(() -> both, () -> both, () -> "project config: x", HOME, events)
                .run("show");
        assertThat(answer())
                .isEqualTo(
                        """
                        Settings: ~/.config/aish/config.toml
                        project config: x
                        Set in ~/.config/aish/config.toml: shell
                        Set in ~/src/.aish.toml: memory, default_model
                        shell.rc = ""                   # ~/.config/aish/config.toml:3
                        memory.enabled = true           # ~/src/.aish.toml:2
                        default_model = "x"             # ~/src/.aish.toml:1\
                        """);
    }

    @ParameterizedTest
    @CsvSource({
        "set x, ':config takes show [full], full or reload, not set'",
        "showfull, ':config takes show [full], full or reload, not showfull'",
        "show full more, :config show takes [full]",
    })
    void refusesTheRest(String arguments, String problem) {
        assertThat(command(LOADED).run(arguments)).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .containsExactly(new Event.Problem(problem + "; see :help :config"));
    }

    @Test
    void neverShowsASecretOfTheFile(@TempDir Path home) throws IOException, ConfigException {
        Path file = home.resolve("c.toml");
        Files.writeString(
                file,
                """
                token = "s3cr3t"
                [shell]
                rc = "~/x"
                api_key = "s3cr3t"
                [models.deep]
                password = "s3cr3t"
                """);
        command(new ConfigLoader(Map.of(), home).load(Optional.of(file))).run("show full");
        assertThat(answer()).contains("shell.rc = \"~/x\"").doesNotContain("s3cr3t");
    }

    @Test
    void completesItsWords() {
        assertThat(command(LOADED).complete(List.of())).containsExactly("show", "full", "reload");
        assertThat(command(LOADED).complete(List.of("show"))).containsExactly("full");
        assertThat(command(LOADED).complete(List.of("show", "full"))).isEmpty();
    }

    private ConfigCommand command(LoadedConfig loaded) {
        return new ConfigCommand(() -> loaded, () -> loaded, () -> "", HOME, events);
    }

    private String answer() {
        return ((Event.Answer) events.events().getLast()).text();
    }
}
