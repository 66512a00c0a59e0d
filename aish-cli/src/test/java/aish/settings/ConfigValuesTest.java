package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Stance;
import aish.settings.Config.Colour;
import aish.settings.Config.Confirm;
import aish.settings.Config.EditMode;
import aish.settings.Config.Preset;
import aish.settings.Config.Reasoning;
import aish.settings.Config.Suggestions;
import aish.settings.LoadedConfig.ConfigEntry;
import aish.settings.Setting.SettingSource;
import aish.settings.TableReader.SettingReader;
import aish.settings.toml.TomlParser;
import aish.settings.type.ValueTypes.TextType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a file without mistakes means, and how its settings are shown. */
class ConfigValuesTest {
    private static final String FULL =
            """
            default_model = "fast"
            [models.deep]
            endpoint = "https://example.org/v1"
            model = "large"
            key_env = "DEEP_KEY"
            temperature = 0.5
            max_tokens = 1000
            context = 32768
            timeout = 90
            connect_timeout = "1m30s"
            price_in = 3
            price_out = 15.25
            local = true
            headers = { X-Title = "aish" }
            [models.fast]
            endpoint = "http://127.0.0.1:8080"
            [shell]
            program = "/bin/zsh"
            rc = ""
            known_commands = ["k", "tf"]
            never_commands = ['make']
            confirm_cmd = "risky"
            follow_up = true
            [interaction]
            prompt = "{cwd}$ "
            right_prompt = "{duration}"
            greeting = false
            instant = false
            editing = "vi"
            suggestions = "off"
            color = "never"
            reasoning = "folded"
            stance = "audit"
            citations = false
            screen_reader = true
            shell_integration = false
            title = false
            links = false
            notify = "bell"
            notify_after = "60s"
            [history]
            max_entries = 500
            [output]
            memory = 65536
            quota = "2G"
            [context]
            exec_output_chars = 500
            max_turns = 10
            token_budget = 2048
            max_characters = 12000
            max_estimated_tokens = 3000
            summarize_on_evict = true
            summarizer_model = "tiny"
            max_summary_chars = 900
            [discovery]
            probe = false
            [secrets]
            vault = "~/vault.toml"
            hide_typed = false
            [safety]
            llm_second_opinion = false
            llm_model = "fast"
            llm_self_opinion = true
            extra_rules = [{ match_all = ["terraform", "ap+ly"], reason = "ask", shell = "bash" }]
            allow = ["git push origin main"]
            [undo]
            enabled = false
            max_bytes = "1M"
            keep = "36h"
            typed = false
            typed_files = 10
            typed_bytes = "1K"
            [rehearsal]
            max_bytes = "3M"
            time = "90s"
            keep = 2
            [project]
            root = "~/src/big"
            ignore = ["*.log", "/data/"]
            [norris]
            max_steps = 4
            max_time = "10m"
            max_tokens = 5000
            max_cost = 0.5
            wrappers = "inspect"
            command_timeout = 30
            max_output = "1M"
            confine = "read-only"
            network = ["example.org", "*.example.net"]
            preplanner = "deep"
            executor = "fast"
            world = "copy"
            [transcript]
            enabled = true
            directory = "~/told"
            [memory]
            enabled = false
            max_chars = 300
            [notebook]
            location = "repository"
            [routing]
            auto = true
            fallback = true
            fallback_model = "deep"
            [routing.classes]
            code = "deep"
            reasoning = "fast"
            default = "fast"
            [cost]
            warn_at = 0.5
            stop_at = 2
            currency = "EUR"

            [permissions]
            allow = ["ls", "git push origin main"]
            ask = ["git push *"]
            deny = ["rm", "files__*"]

            [hooks]
            before_command = "guard"
            after_command = ["note", "note more"]
            before_request = "look"
            on_halt = "ring"
            on_session_end = "bye"
            max_time = "2500ms"
            [network]
            ca_file = "~/ca.pem"
            insecure = true
            [model]
            max_answer = "64K"
            [highlight.Rust]
            command = "bat -pl rs --color=always"
            [on.docker]
            command = "docker exec -i {target} bash"
            many = "each {target} {command}"
            [hosts]
            deny = ["prod-*"]
            [hosts.groups]
            web = ["web1", "web2"]
            [mcp]
            max_rounds = 5
            result_chars = 900
            wait = "3s"
            [tools]
            builtin = false
            [mcp.servers.files]
            command = "npx"
            args = ["-y", "files", "."]
            env = { MODE = "${env:MODE}" }
            directory = "~/work"
            auto_approve = ["read_file"]
            timeout = "5m"
            connect_timeout = 9
            confine = "read-only"
            [mcp.servers.web]
            enabled = false
            url = "https://example.org/mcp"
            headers = { X-Team = "${env:TEAM}" }
            transport = "http"
            auto_approve = true
            """;
    private static final List<Config.Server> SERVERS =
            List.of(
                    new Config.Server(
                            "files",
                            true,
                            List.of("npx", "-y", "files", "."),
                            Map.of("MODE", "${env:MODE}"),
                            "~/work",
                            Optional.empty(),
                            Map.of(),
                            Config.Transport.AUTO,
                            List.of("read_file"),
                            Duration.ofMinutes(5),
                            Duration.ofSeconds(9),
                            ConfinementProfile.READ_ONLY),
                    new Config.Server(
                            "web",
                            false,
                            List.of(),
                            Map.of(),
                            "",
                            Optional.of(URI.create("https://example.org/mcp")),
                            Map.of("X-Team", "${env:TEAM}"),
                            Config.Transport.HTTP,
                            List.of("*"),
                            Duration.ofMinutes(2),
                            Duration.ofSeconds(30),
                            ConfinementProfile.OPEN));
    private static final Preset DEEP =
            new Preset(
                    "deep",
                    URI.create("https://example.org/v1"),
                    "large",
                    new KeyLocation.Variable("DEEP_KEY"),
                    OptionalDouble.of(0.5),
                    OptionalInt.of(1000),
                    OptionalInt.of(32_768),
                    Duration.ofSeconds(90),
                    Duration.ofSeconds(90),
                    OptionalDouble.of(3),
                    OptionalDouble.of(15.25),
                    Optional.of(true),
                    Map.of("X-Title", "aish"));
    private static final Preset FAST =
            Preset.of("fast", URI.create("http://127.0.0.1:8080"), "", new KeyLocation.None());

    @TempDir Path home;

    @Test
    void readsEveryKey() throws Exception {
        LoadedConfig loaded = load(FULL);
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config())
                .isEqualTo(
                        new Config(
                                "fast",
                                List.of(DEEP, FAST),
                                new Config.Shell(
                                        "/bin/zsh",
                                        "",
                                        List.of("k", "tf"),
                                        List.of("make"),
                                        Confirm.RISKY,
                                        true),
                                new Config.Interaction(
                                        "{cwd}$ ",
                                        "{duration}",
                                        false,
                                        false,
                                        EditMode.VI,
                                        Suggestions.OFF,
                                        Colour.NEVER,
                                        Reasoning.FOLDED,
                                        Stance.AUDIT,
                                        false,
                                        true,
                                        new Config.Signals(
                                                false,
                                                false,
                                                false,
                                                Config.Notify.BELL,
                                                Duration.ofMinutes(1))),
                                new Config.History(500, Duration.ofDays(90), 1000),
                                new Config.Output(65_536, 2L << 30),
                                new Config.Context(500, 10, 2048, 12_000, 3000, true, "tiny", 900),
                                new Config.Discovery(false),
                                new Config.Vault("~/vault.toml", false),
                                new Config.Safety(
                                        List.of(
                                                new Config.ExtraRule(
                                                        List.of("terraform", "ap+ly"),
                                                        "ask",
                                                        "bash")),
                                        List.of("git push origin main")),
                                new Config.Undo(
                                        false,
                                        1L << 20,
                                        Duration.ofHours(36),
                                        new Config.TypedUndo(false, 10, 1L << 10)),
                                new Config.Rehearsal(3L << 20, Duration.ofSeconds(90), 2),
                                new Config.Project("~/src/big", List.of("*.log", "/data/")),
                                new Config.SecondOpinion(false, "fast", true),
                                new Config.Norris(
                                        4,
                                        Duration.ofMinutes(10),
                                        5000,
                                        0.5,
                                        Config.Wrappers.INSPECT,
                                        Duration.ofSeconds(30),
                                        1L << 20,
                                        ConfinementProfile.READ_ONLY,
                                        List.of("example.org", "*.example.net"),
                                        "deep",
                                        "fast",
                                        Config.World.COPY),
                                new Config.Transcript(true, "~/told"),
                                new Config.Memory(false, 300),
                                new Config.Notebook(Config.NotebookLocation.REPOSITORY),
                                new Config.Routing(
                                        true,
                                        new Config.Classes("deep", "fast", "fast"),
                                        true,
                                        "deep"),
                                new Config.Cost(0.5, 2, "EUR"),
                                new Config.Permissions(
                                        List.of("ls", "git push origin main"),
                                        List.of("git push *"),
                                        List.of("rm", "files__*")),
                                new Config.Hooks(
                                        List.of("guard"),
                                        List.of("note", "note more"),
                                        List.of("look"),
                                        List.of("ring"),
                                        List.of("bye"),
                                        Duration.ofMillis(2500)),
                                new Config.Mcp(SERVERS, 5, 900, Duration.ofSeconds(3)),
                                new Config.Tools(false),
                                new Config.Network("~/ca.pem", true, 64L << 10),
                                Map.of("rust", "bat -pl rs --color=always"),
                                Map.of(
                                        "docker",
                                        new Config.Remote(
                                                "docker exec -i {target} bash",
                                                "",
                                                "each {target} {command}",
                                                "")),
                                new Config.Hosts(
                                        List.of("prod-*"),
                                        Map.of("web", List.of("web1", "web2")))));
    }

    @Test
    void refusesServersThatCannotBeReached() throws Exception {
        LoadedConfig loaded =
                load(
                        """
                        [mcp.servers.none]
                        [mcp.servers.both]
                        command = "x"
                        url = "http://127.0.0.1:1"
                        [mcp.servers.odd]
                        command = "x"
                        transport = "sse"
                        [mcp.servers.bad]
                        url = "no address"
                        """);
        assertThat(loaded.config().mcp().servers()).isEmpty();
        assertThat(loaded.problems()).hasSize(4);
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

    @ParameterizedTest
    @CsvSource({"0, 0", "'\"0\"', 0", "'\"off\"', 0", "3, 3000", "'\"1m30s\"', 90000"})
    void readsTimesThatMayBeOff(String written, long millis) throws Exception {
        LoadedConfig loaded = load("interaction.notify_after = " + written);
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config().interaction().signals().notifyAfter())
                .isEqualTo(Duration.ofMillis(millis));
    }

    @Test
    void namesTheSourceOfEachKey() throws Exception {
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
                .contains(
                        fromFile("shell.rc", "\"a\\\"b\\\\c\"", 2),
                        fromFile("shell.known_commands", "[\"k\", \"\\u001B\"]", 3),
                        byDefault("interaction.editing", "\"emacs\""),
                        fromFile("output.memory", "1000", 7))
                .filteredOn(entry -> entry.source() instanceof SettingSource.File)
                .hasSize(3);
    }

    @Test
    void namesTheSourceForPeople() {
        assertThat(SettingSource.DEFAULT.describe(home)).isEqualTo("default");
        assertThat(new SettingSource.File(file(), 3).describe(home))
                .isEqualTo("~/.config/aish/config.toml:3");
        assertThat(new SettingSource.File(Path.of("/etc/a\u001b"), 3).describe(home))
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
        TextType text = TextType.ANY;
        assertThat(
                        ConfigEntry.of(
                                new Setting<>(
                                        "models.x.api_key", text, "sk-1", SettingSource.DEFAULT)))
                .isEqualTo(new ConfigEntry("models.x.api_key", "(set)", SettingSource.DEFAULT));
        assertThat(
                        ConfigEntry.of(
                                        new Setting<>(
                                                "models.x.api_key",
                                                text,
                                                "",
                                                SettingSource.DEFAULT))
                                .value())
                .isEqualTo("(empty)");
    }

    @Test
    void documentsEveryKeyWithItsDefault() throws Exception {
        List<String> rows = Files.readAllLines(Path.of("docs/configuration.md"));
        for (ConfigEntry entry : load("").entries()) {
            assertThat(rows)
                    .as(entry.key())
                    .anyMatch(
                            row ->
                                    row.startsWith("| `" + entry.key() + "` | ")
                                            && row.contains(" | `" + entry.value() + "` | "));
        }
    }

    @Test
    void documentsEveryKeyOfAPreset() throws Exception {
        String page = Files.readString(Path.of("docs/configuration.md"));
        SettingReader reader =
                new SettingReader(
                        new TomlParser(file(), new ArrayList<>()).parse("[models.a]"),
                        new ArrayList<>());
        ConfigSchema.read(reader);
        reader.findings().keys().stream()
                .filter(key -> key.startsWith("models.a."))
                .forEach(
                        key ->
                                assertThat(page)
                                        .contains(
                                                "| `"
                                                        + key.substring("models.a.".length())
                                                        + "` |"));
    }

    private static ConfigEntry byDefault(String key, String value) {
        return new ConfigEntry(key, value, SettingSource.DEFAULT);
    }

    private ConfigEntry fromFile(String key, String value, int line) {
        return new ConfigEntry(key, value, new SettingSource.File(file(), line));
    }

    private Path file() {
        return new SettingsFile(home).path();
    }

    private LoadedConfig load(String text) throws Exception {
        return new SettingsFile(home).load(text);
    }
}
