package aish.config;

import static org.assertj.core.api.Assertions.assertThat;

import aish.config.Config.Colour;
import aish.config.Config.EditMode;
import aish.config.Config.Suggestions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a file without mistakes means, and how its settings are shown. */
class ConfigValuesTest {
    private static final String FULL =
            """
            [shell]
            program = "/bin/zsh"
            rc = ""
            known_commands = ["k", "tf"]
            never_commands = ['make']
            [interaction]
            prompt = "{cwd}$ "
            right_prompt = "{duration}"
            editing = "vi"
            suggestions = "off"
            color = "never"
            [history]
            max_entries = 500
            [output]
            memory = 65536
            quota = "2G"
            """;

    @TempDir Path home;

    @Test
    void hasTheDocumentedDefaults() {
        assertThat(Config.defaults())
                .isEqualTo(
                        new Config(
                                new Config.Shell("bash", "~/.bashrc", List.of(), List.of()),
                                new Config.Interaction(
                                        "[aish:{model}{norris}]{status}> ",
                                        "",
                                        EditMode.EMACS,
                                        Suggestions.HISTORY,
                                        Colour.AUTO),
                                new Config.History(10_000),
                                new Config.Output(1L << 20, 512L << 20)));
    }

    @Test
    void readsEveryKey() throws Exception {
        LoadedConfig loaded = load(FULL);
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config())
                .isEqualTo(
                        new Config(
                                new Config.Shell(
                                        "/bin/zsh", "", List.of("k", "tf"), List.of("make")),
                                new Config.Interaction(
                                        "{cwd}$ ",
                                        "{duration}",
                                        EditMode.VI,
                                        Suggestions.OFF,
                                        Colour.NEVER),
                                new Config.History(500),
                                new Config.Output(65_536, 2L << 30)));
    }

    @Test
    void readsDottedAndInlineTablesAlike() throws Exception {
        Config dotted = load("shell.program = 'zsh'\nshell.rc = ''").config();
        Config inline = load("shell = { program = 'zsh', rc = '' }").config();
        Config header = load("[shell]\nprogram = 'zsh'\nrc = ''").config();
        assertThat(dotted).isEqualTo(inline).isEqualTo(header);
        assertThat(dotted.shell().program()).isEqualTo("zsh");
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "1_000, 1000",
        "0x10, 16",
        "'\"7\"', 7",
        "'\"7b\"', 7",
        "'\"64K\"', 65536",
        "'\"64k\"', 65536",
        "'\"64KB\"', 65536",
        "'\"64KiB\"', 65536",
        "'\" 64 kib \"', 65536",
        "'\"512M\"', 536870912",
        "'\"2g\"', 2147483648",
        "'\"1T\"', 1099511627776",
        "'\"8388607T\"', 9223370937343148032",
    })
    void readsSizes(String written, long bytes) throws Exception {
        LoadedConfig loaded = load("output.memory = " + written);
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config().output().memoryBytes()).isEqualTo(bytes);
    }

    @Test
    void listsEveryKeyWithItsSource() throws Exception {
        LoadedConfig loaded =
                load(
                        """
                        [shell]
                        rc = 'a"b\\c'
                        known_commands = ["k", "\\u001b"]
                        [interaction]
                        editing = "nano"
                        [output]
                        memory = 1000
                        """);
        assertThat(loaded.entries())
                .containsExactly(
                        byDefault("shell.program", "\"bash\""),
                        fromFile("shell.rc", "\"a\\\"b\\\\c\"", 2),
                        fromFile("shell.known_commands", "[\"k\", \"\\u001B\"]", 3),
                        byDefault("shell.never_commands", "[]"),
                        byDefault("interaction.prompt", "\"[aish:{model}{norris}]{status}> \""),
                        byDefault("interaction.right_prompt", "\"\""),
                        byDefault("interaction.editing", "\"emacs\""),
                        byDefault("interaction.suggestions", "\"history\""),
                        byDefault("interaction.color", "\"auto\""),
                        byDefault("history.max_entries", "10000"),
                        fromFile("output.memory", "1000", 7),
                        byDefault("output.quota", "\"512M\""));
    }

    @Test
    void namesTheSourceForPeople() {
        assertThat(Source.DEFAULT.describe(home)).isEqualTo("default");
        assertThat(new Source.File(file(), 3).describe(home))
                .isEqualTo("~/.config/aish/config.toml:3");
        assertThat(new Source.File(Path.of("/etc/a\u001b"), 3).describe(home))
                .isEqualTo("/etc/a\\u001B:3");
    }

    @Test
    void writesWhatItWouldReadAgain() throws Exception {
        LoadedConfig first = load(FULL);
        StringBuilder dump = new StringBuilder();
        for (ConfigEntry entry : first.entries()) {
            dump.append(entry.key()).append(" = ").append(entry.value()).append('\n');
        }
        LoadedConfig second = load(dump.toString());
        assertThat(second.problems()).isEmpty();
        assertThat(second.config()).isEqualTo(first.config());
    }

    @Test
    void hidesTheValueOfASecretSetting() {
        TextKind text = new TextKind(TextKind.Empty.ALLOWED);
        assertThat(new Setting<>("models.x.api_key", text, "sk-1", Source.DEFAULT).entry())
                .isEqualTo(new ConfigEntry("models.x.api_key", "(set)", Source.DEFAULT));
        assertThat(new Setting<>("models.x.api_key", text, "", Source.DEFAULT).entry().value())
                .isEqualTo("(empty)");
    }

    @Test
    void documentsEveryKeyAndItsDefault() throws Exception {
        String page = Files.readString(Path.of("docs/configuration.md"));
        for (ConfigEntry entry : load("").entries()) {
            assertThat(page).contains("| `" + entry.key() + "` |");
            assertThat(page).contains("`" + entry.value() + "`");
        }
    }

    private static ConfigEntry byDefault(String key, String value) {
        return new ConfigEntry(key, value, Source.DEFAULT);
    }

    private ConfigEntry fromFile(String key, String value, int line) {
        return new ConfigEntry(key, value, new Source.File(file(), line));
    }

    private Path file() {
        return home.resolve(".config/aish/config.toml");
    }

    private LoadedConfig load(String text) throws Exception {
        Files.createDirectories(home.resolve(".config/aish"));
        Files.writeString(file(), text);
        return new ConfigLoader(Map.of(), home).load(Optional.empty());
    }
}
