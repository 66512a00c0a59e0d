package aish.cli.install;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.Config;
import aish.settings.Config.Preset;
import aish.settings.ConfigLoader;
import aish.settings.KeyLocation;
import aish.settings.LoadedConfig;
import aish.settings.SettingsEdit;
import aish.testing.NewFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TakeoverTest {
    private static final String KEY = "sk-proj-Zb7Qm2Kx9Lw4Tn8Rv3Yc6Hd1";

    @TempDir Path home;
    private final List<String> out = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final List<String> asked = new ArrayList<>();
    private boolean agrees = true;

    @Test
    void takesOverServersAndInstructionsOfClaude() throws Exception {
        write(
                ".claude.json",
                """
                {"mcpServers": {
                   "files": {"type": "stdio", "command": "npx", "args": ["-y", "server files"], "env": {"ROOT": "/srv", "TOKEN": "${MY_TOKEN}"}},
                   "web": {"type": "http", "url": "https://example.org/mcp", "headers": {"Authorization": "Bearer ${WEB_TOKEN:-none}"}}},
                 "projects": {"PROJECT": {"mcpServers": {"local": {"command": "/opt/local"}}}, "/elsewhere": {"mcpServers": {"other": {"command": "no"}}}}}
                """
                        .replace("PROJECT", project().toString()));
        write(".claude/settings.json", "{\"model\": \"claude-sonnet-4-5\"}");
        write(".claude/CLAUDE.md", "Be brief.\n");
        assertThat(takeOver("claude")).isZero();
        Config config = load().config();
        assertThat(config.mcp().servers())
                .extracting(Config.Server::name, Config.Server::command, Config.Server::env)
                .containsExactly(
                        tuple(
                                "files",
                                List.of("npx", "-y", "server files"),
                                Map.of("ROOT", "/srv", "TOKEN", "${MY_TOKEN}")),
                        tuple("web", List.of(), Map.of()),
                        tuple("local", List.of("/opt/local"), Map.of()));
        assertThat(config.mcp().servers().get(1).headers())
                .isEqualTo(Map.of("Authorization", "Bearer ${WEB_TOKEN}"));
        assertThat(config.models())
                .extracting(Preset::name, Preset::model, Preset::key)
                .containsExactly(
                        tuple(
                                "anthropic",
                                "claude-sonnet-4-5",
                                new KeyLocation.Variable("ANTHROPIC_API_KEY")));
        assertThat(home.resolve(".config/aish/skills/claude.md")).hasContent("Be brief.\n");
        assertThat(asked).containsExactly("Add this to ~/.config/aish/config.toml?");
    }

    private static org.assertj.core.groups.Tuple tuple(Object... values) {
        return org.assertj.core.groups.Tuple.tuple(values);
    }

    @Test
    void takesOverModelsOfCodex() throws Exception {
        write(
                ".codex/config.toml",
                """
                model = "gpt-5"
                [model_providers.proxy]
                base_url = "http://127.0.0.1:9000/v1"
                env_key = "PROXY_KEY"
                [profiles.cheap]
                model = "small"
                model_provider = "proxy"
                [mcp_servers.docs]
                url = "https://docs.example.org/mcp"
                bearer_token_env_var = "DOCS_TOKEN"
                [mcp_servers.db]
                command = "db-server"
                env_vars = ["PGHOST"]
                enabled = false
                """);
        assertThat(takeOver("codex")).isZero();
        Config config = load().config();
        assertThat(config.models())
                .extracting(
                        Preset::name,
                        preset -> preset.endpoint().toString(),
                        Preset::model,
                        Preset::key)
                .containsExactly(
                        tuple(
                                "openai",
                                "https://api.openai.com/v1",
                                "gpt-5",
                                new KeyLocation.Variable("OPENAI_API_KEY")),
                        tuple(
                                "cheap",
                                "http://127.0.0.1:9000/v1",
                                "small",
                                new KeyLocation.Variable("PROXY_KEY")));
        assertThat(config.mcp().servers().get(0).headers())
                .isEqualTo(Map.of("Authorization", "Bearer ${DOCS_TOKEN}"));
        assertThat(config.mcp().servers().get(1).env()).isEqualTo(Map.of("PGHOST", "${PGHOST}"));
        assertThat(config.mcp().servers().get(1).enabled()).isFalse();
    }

    @Test
    void takesOverGemini() throws Exception {
        write(
                ".gemini/settings.json",
                """
                {
                  // comments are usual here
                  "model": {"name": "gemini-2.5-pro"},
                  "context": {"fileName": ["GEMINI.md", "NOTES.md"]},
                  "mcpServers": {"a": {"httpUrl": "https://a.example.org/mcp"}, "b": {"command": "b", "env": {"B_TOKEN": "$B_TOKEN"},},},
                }
                """);
        write(".gemini/NOTES.md", "Note.\n");
        assertThat(takeOver("gemini")).isZero();
        assertThat(load().config().models())
                .extracting(Preset::model)
                .containsExactly("gemini-2.5-pro");
        assertThat(load().config().mcp().servers())
                .extracting(Config.Server::name, Config.Server::env)
                .containsExactly(tuple("a", Map.of()), tuple("b", Map.of("B_TOKEN", "${B_TOKEN}")));
        assertThat(home.resolve(".config/aish/skills/gemini.md")).hasContent("Note.\n");
    }

    @Test
    void takesOverOpencode() throws Exception {
        write(
                ".config/opencode/opencode.json",
                """
                {"model": "ollama/qwen3",
                 "provider": {"ollama": {"options": {"baseURL": "http://localhost:11434/v1", "apiKey": "{env:OLLAMA_KEY}"}, "models": {"other": {}}}},
                 "mcp": {"local": {"type": "local", "command": ["bun", "x", "it"], "environment": {"A_KEY": "{env:A_KEY}"}},
                         "far": {"type": "remote", "url": "https://far.example.org", "enabled": false}}}
                """);
        assertThat(takeOver("opencode")).isZero();
        assertThat(load().config().models())
                .extracting(Preset::name, Preset::model, Preset::key)
                .containsExactly(tuple("ollama", "qwen3", new KeyLocation.Variable("OLLAMA_KEY")));
        assertThat(load().config().mcp().servers())
                .extracting(Config.Server::name, Config.Server::command, Config.Server::enabled)
                .containsExactly(
                        tuple("local", List.of("bun", "x", "it"), true),
                        tuple("far", List.of(), false));
    }

    @Test
    void keepsNoKeyOfAModel() throws Exception {
        write(
                ".config/opencode/opencode.json",
                """
                {"model": "local/qwen3",
                 "provider": {"local": {"options": {"baseURL": "http://localhost:8080/v1", "apiKey": "hunter2"}}}}
                """);
        assertThat(takeOver("opencode")).isZero();
        assertThat(load().config().models())
                .extracting(Preset::name, Preset::model, Preset::key)
                .containsExactly(tuple("local", "qwen3", new KeyLocation.None()));
        assertThat(everythingSaid())
                .contains("the key of local is not copied")
                .doesNotContain("hunter2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'command': 'x', 'env': {'GITHUB_TOKEN': 'plain words'}}",
                "{'command': 'x', 'env': {'ANYTHING': 'KEY'}}",
                "{'command': 'x', 'env': {'PASSWORD': 'hunter2'}}",
                "{'command': 'x', 'env': {'SAFE': '${cmd:touch /tmp/x}'}}",
                "{'command': 'x', 'args': ['--api-key', 'hunter2']}",
                "{'command': 'x', 'args': ['--token=hunter2']}",
                "{'command': 'x', 'args': ['KEY']}",
                "{'url': 'https://example.org/mcp?api_key=hunter2'}",
                "{'url': 'https://user:hunter2@example.org/mcp'}",
                "{'url': 'https://example.org', 'headers': {'Authorization': 'Bearer hunter2'}}",
                "{'url': 'https://example.org', 'headers': {'X-Api-Key': 'hunter2'}}",
            })
    void neverCopiesASecret(String server) throws Exception {
        String json = server.replace('\'', '"').replace("KEY", KEY);
        write(".claude.json", "{\"mcpServers\": {\"it\": " + json + "}}");
        assertThat(takeOver("claude")).isZero();
        String written = Files.exists(settings()) ? Files.readString(settings()) : "";
        assertThat(written).doesNotContain("hunter2", KEY, "plain words", "cmd:");
        assertThat(everythingSaid()).contains("secret").doesNotContain("hunter2", KEY);
    }

    @Test
    void neverReplacesAnything() throws Exception {
        String before =
                "# mine\n[mcp.servers.files]\ncommand = \"mine\"\n[models.anthropic]\nendpoint = \"http://127.0.0.1:1\"";
        Files.createDirectories(settings().resolveSibling("skills"));
        Files.writeString(settings(), before);
        Files.writeString(settings().resolveSibling("skills").resolve("claude.md"), "mine");
        write(".claude.json", "{\"mcpServers\": {\"files\": {\"command\": \"theirs\"}}}");
        write(".claude/CLAUDE.md", "theirs");
        write(".claude/settings.json", "{\"model\": \"claude-x\"}");
        assertThat(takeOver("claude")).isZero();
        assertThat(settings()).hasContent(before);
        assertThat(settings().resolveSibling("skills").resolve("claude.md")).hasContent("mine");
        assertThat(asked).isEmpty();
        assertThat(out).last().isEqualTo("Nothing new to take over.");
    }

    @Test
    void addsToWhatIsThere() throws Exception {
        Files.createDirectories(settings().resolveSibling(""));
        Files.writeString(settings(), "# mine\ndefault_model = \"offline\"");
        write(".claude.json", "{\"mcpServers\": {\"files\": {\"command\": \"x\"}}}");
        assertThat(takeOver("claude")).isZero();
        assertThat(settings())
                .hasContent(
                        "# mine\ndefault_model = \"offline\"\n\n[mcp.servers.files]\ncommand = \"x\"\n");
    }

    @Test
    void writesNothingWithoutAYes() throws Exception {
        write(".claude.json", "{\"mcpServers\": {\"files\": {\"command\": \"x\"}}}");
        agrees = false;
        assertThat(takeOver("claude")).isEqualTo(1);
        assertThat(settings()).doesNotExist();
        assertThat(out)
                .containsExactly(
                        "Found in the settings of claude:",
                        "  MCP server files: x",
                        "Nothing was changed.");
    }

    @ParameterizedTest
    @CsvSource({
        "claude, .claude.json, '{\"a\": ', is not valid JSON",
        "claude, .claude.json, '[[[[', is not valid JSON",
        "codex, .codex/config.toml, 'a = ', is not valid TOML",
    })
    void aBadFileIsOneClearLine(String tool, String file, String text, String problem)
            throws Exception {
        write(file, text);
        assertThat(takeOver(tool)).isEqualTo(1);
        assertThat(problems).hasSize(1);
        assertThat(problems.getFirst()).contains(file, problem).doesNotContain("\n");
        assertThat(settings()).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "null",
                "{\"mcpServers\": []}",
                "{\"mcpServers\": {\"a\": 1, \"b\": {}}}",
                ""
            })
    void oddSettingsAreNothingToTakeOver(String text) throws Exception {
        write(".claude.json", text);
        assertThat(takeOver("claude")).isZero();
        assertThat(out).last().isEqualTo("Found nothing of claude to take over.");
    }

    @Test
    void hostileNamesStayOnTheirLine() throws Exception {
        write(
                ".claude.json",
                "{\"mcpServers\": {\"a]\\n[models.x\\u001b[2J\": {\"command\": \"x\\ny\"}}}");
        assertThat(takeOver("claude")).isZero();
        assertThat(load().config().models()).isEmpty();
        assertThat(load().config().mcp().servers()).hasSize(1);
        assertThat(everythingSaid()).doesNotContain("\u001b");
    }

    private String everythingSaid() {
        return String.join("\n", out) + String.join("\n", problems);
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(home.resolve(name), text);
    }

    private Path project() throws IOException {
        return Files.createDirectories(home.resolve("project"));
    }

    private Path settings() {
        return home.resolve(".config/aish/config.toml");
    }

    private LoadedConfig load() throws Exception {
        LoadedConfig loaded = new ConfigLoader(Map.of(), home).load(Optional.empty());
        assertThat(loaded.problems()).isEmpty();
        return loaded;
    }

    private int takeOver(String tool) throws Exception {
        return new Takeover(
                        new SettingsEdit(settings(), home),
                        load().config(),
                        home,
                        question -> {
                            asked.add(question);
                            return agrees;
                        },
                        out::add,
                        problems::add)
                .run(ForeignTool.named(tool).orElseThrow(), project(), Map.of());
    }
}
