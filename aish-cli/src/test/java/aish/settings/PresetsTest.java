package aish.settings;

import static aish.settings.SettingsFile.row;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.Config.Confirm;
import aish.settings.Config.Preset;
import aish.settings.LoadedConfig.ConfigEntry;
import aish.settings.Setting.SettingSource;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Model presets: what a file may say of them, and what it earns otherwise. */
class PresetsTest {
    private static final String IGNORED = "; this model is ignored";
    private static final String URL =
            "must be a URL like \"http://127.0.0.1:8080\" or \"https://example.org/v1\", not ";
    private static final String TIME =
            "must be a number of seconds or a time like \"90s\", \"5m\" or \"1h\", more than 0 and"
                    + " at most a day, not ";
    private static final String NO_SECRETS =
            "; do not put keys in this file: name a variable with key_env, a command"
                    + " with key_cmd or an entry in the vault with key_secret";

    @TempDir Path home;

    @Test
    void readsHeadersInlineAndDottedPresetsAlike() throws Exception {
        Config header = load("[models.a]\nendpoint = 'http://h'\nmodel = 'm'").config();
        Config inline = load("models.a = { endpoint = 'http://h', model = 'm' }").config();
        Config dotted = load("models.a.endpoint = 'http://h'\nmodels.a.model = 'm'").config();
        Config nested = load("[models]\na = { endpoint = 'http://h', model = 'm' }").config();
        assertThat(header.models())
                .containsExactly(
                        Preset.of("a", URI.create("http://h"), "m", new KeyLocation.None()));
        assertThat(header).isEqualTo(inline).isEqualTo(dotted).isEqualTo(nested);
    }

    @Test
    void keepsTheOrderOfTheFile() throws Exception {
        StringBuilder text = new StringBuilder();
        List<String> names = List.of("zeta", "alpha", "mid", "beta", "omega", "gamma", "b2", "a1");
        names.forEach(
                name -> text.append("[models." + name + "]\nendpoint = 'http://" + name + "'\n"));
        Config config = load(text.toString()).config();
        assertThat(config.models()).extracting(Preset::name).containsExactlyElementsOf(names);
        assertThat(config.defaultModel()).isEqualTo("zeta");
    }

    @Test
    void takesNamesThatNeedQuotes() throws Exception {
        LoadedConfig loaded =
                load(
                        "default_model = 'qwen2.5:7b'\n[models.'qwen2.5:7b']\nendpoint = 'http://h'\n");
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config().defaultModel()).isEqualTo("qwen2.5:7b");
        assertThat(loaded.entries())
                .contains(
                        new ConfigEntry(
                                "models.\"qwen2.5:7b\".endpoint",
                                "\"http://h\"",
                                new SettingSource.File(new SettingsFile(home).path(), 3)));
    }

    @Test
    void knowsThreeWaysToAKey() throws Exception {
        List<Preset> presets =
                load("""
                                [models.a]
                                endpoint = "http://h"
                                key_env = "MY_KEY"
                                [models.b]
                                endpoint = "http://h"
                                key_cmd = "pass show b"
                                [models.c]
                                endpoint = "http://h"
                                key_secret = "open-ai.2"
                                """)
                        .config()
                        .models();
        assertThat(presets)
                .extracting(Preset::key)
                .containsExactly(
                        new KeyLocation.Variable("MY_KEY"),
                        new KeyLocation.Command("pass show b"),
                        new KeyLocation.Entry("open-ai.2"));
    }

    @ParameterizedTest
    @CsvSource({
        "90, 90000",
        "'\"90\"', 90000",
        "'\"90s\"', 90000",
        "'\"1500ms\"', 1500",
        "'\"2m\"', 120000",
        "'\"2 min\"', 120000",
        "'\"1m30s\"', 90000",
        "'\"1M 30S\"', 90000",
        "'\"1h\"', 3600000",
        "'\"24h\"', 86400000",
        "'\"24h1ms\"', ",
        "0, ",
        "-5, ",
        "1.5, ",
        "'\"\"', ",
        "'\"s\"', ",
        "'\"1.5s\"', ",
        "'\"5 days\"', ",
        "'\"99999999999s\"', ",
        "9223372036854775807, ",
    })
    void readsTimes(String written, Long millis) throws Exception {
        LoadedConfig loaded =
                load("models.a = { endpoint = 'http://h', timeout = " + written + " }");
        Duration expected = millis == null ? Duration.ofMinutes(5) : Duration.ofMillis(millis);
        assertThat(loaded.config().models().getFirst().timeout()).isEqualTo(expected);
        assertThat(loaded.problems()).hasSize(millis == null ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({"true, ALWAYS", "false, NEVER", "'\"risky\"', RISKY", "'\"never\"', NEVER"})
    void takesYesAndNoForConfirmations(String written, Confirm confirm) throws Exception {
        LoadedConfig loaded = load("shell.confirm_cmd = " + written);
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config().shell().confirm()).isEqualTo(confirm);
    }

    @TestFactory
    Stream<DynamicTest> reportsPresetsThatCannotBeUsed() {
        String start = "1:1: models.a.endpoint ";
        return check(
                row(
                        "[models.a]\nmodel = 'm'",
                        "1:1: models.a needs an endpoint, such as \"http://127.0.0.1:8080\""
                                + IGNORED),
                row("models.a.endpoint = 3", start + "must be a URL, not an integer" + IGNORED),
                row(endpoint("localhost:8080"), start + URL + "\"localhost:8080\"" + IGNORED),
                row(endpoint("h"), start + URL + "\"h\"" + IGNORED),
                row(endpoint(""), start + URL + "\"\"" + IGNORED),
                row(endpoint("http://"), start + URL + "\"http://\"" + IGNORED),
                row(endpoint("ftp://h"), start + URL + "\"ftp://h\"" + IGNORED),
                row(endpoint("http://h#q"), start + URL + "\"http://h#q\"" + IGNORED),
                row(endpoint("http://:80"), start + URL + "\"http://:80\"" + IGNORED),
                row(endpoint("http://my_host:80/v1?version=2")),
                row(endpoint("http://h/a b"), start + URL + "\"http://h/a b\"" + IGNORED),
                row(
                        endpoint("http://me:s3cr3t@h"),
                        start
                                + "must not contain a user name or password; use key_env, key_cmd or headers"
                                + IGNORED),
                row("models.a = 3", "1:1: models.a must be a table, not an integer" + IGNORED),
                row(
                        "models = 3",
                        "1:1: models must be a table, not an integer; using its defaults"),
                row(
                        "[models.offline]\nendpoint = 'http://h'",
                        "1:1: models.offline uses the name of the built-in offline helper; this"
                                + " model is ignored, choose another name"),
                row(
                        "[models.'a b']\nendpoint = 'http://h'",
                        "1:1: models.\"a b\" has a name with characters other than"
                                + " letters, digits and ._:/+-"
                                + IGNORED));
    }

    @TestFactory
    Stream<DynamicTest> reportsWrongValuesInAPreset() {
        String a = "2:1: models.a.";
        return check(
                row(
                        with("temperature = 'hot'"),
                        a + "temperature must be a number, not a string; it is not set"),
                row(
                        with("temperature = 2.5"),
                        a + "temperature must be from 0 to 2, not 2.5; it is not set"),
                row(
                        with("temperature = nan"),
                        a + "temperature must be from 0 to 2, not NaN; it is not set"),
                row(
                        with("price_in = -0.5"),
                        a + "price_in must be 0 or more, not -0.5; it is not set"),
                row(
                        with("max_tokens = 0"),
                        a + "max_tokens must be from 1 to 2147483647, not 0; it is not set"),
                row(
                        with("context = '8K'"),
                        a + "context must be an integer, not a string; it is not set"),
                row(
                        with("timeout = 'soon'"),
                        a + "timeout " + TIME + "\"soon\"; using the default \"5m\""),
                row(
                        with("connect_timeout = true"),
                        a + "connect_timeout " + TIME + "a boolean; using the default \"10s\""),
                row(
                        with("model = 3"),
                        a + "model must be a string, not an integer; using the default \"\""),
                row(
                        with("key_env = 'sk-abc'"),
                        a
                                + "key_env must be the name of an environment variable, such as"
                                + " \"OPENAI_API_KEY\", never the key itself; no key is sent"),
                row(
                        with("key_env = 'gsk_abcdefghijklmnop1234'"),
                        a
                                + "key_env must be the name of an environment variable, such as"
                                + " \"OPENAI_API_KEY\", never the key itself; no key is sent"),
                row(
                        with("key_secret = 'sk-abcdefghijklmnop1234'"),
                        a
                                + "key_secret must be the name of an entry in the vault, such as"
                                + " \"openai\", never the key itself; no key is sent"),
                row(with("key_cmd = ' '"), a + "key_cmd must not be empty; no key is sent"),
                row(
                        with("key_cmd = 'x'\nkey_env = 'K'"),
                        "1:1: models.a has key_env and key_cmd; using key_env"),
                row(
                        with("headers = 3"),
                        a + "headers must be a table, not an integer; using its defaults"),
                row(
                        with(
                                "headers = { X-A = 1, 'a b' = 'c', Host = 'h', Y = \"a\\nb\", Z = 'z' }"),
                        "2:13: models.a.headers.X-A must be a string, not an integer; it is ignored",
                        "2:22: models.a.headers.\"a b\" is not a valid header name; it is ignored",
                        "2:35: models.a.headers.Host is set by aish itself; it is ignored",
                        "2:47: models.a.headers.Y must be a single line of ASCII text; it is ignored"));
    }

    @TestFactory
    Stream<DynamicTest> reportsUnknownKeysInAPreset() {
        return check(
                row(
                        with("key_evn = 'K'"),
                        "2:1: unknown key models.a.key_evn; did you mean models.a.key_env?"),
                row(
                        with("temprature = 1"),
                        "2:1: unknown key models.a.temprature; did you mean models.a.temperature?"),
                row(with("key = 'sk-s3cr3t'"), "2:1: unknown key models.a.key" + NO_SECRETS),
                row(
                        with("api_key = 'sk-s3cr3t'"),
                        "2:1: unknown key models.a.api_key" + NO_SECRETS),
                row(with("apiKey = 1"), "2:1: unknown key models.a.apiKey" + NO_SECRETS),
                row(with("colour = 'x'"), "2:1: unknown key models.a.colour"),
                row(
                        "[model.a]\nendpoint = 'http://h'",
                        "1:1: unknown key model.a; did you mean models?"),
                row(
                        "default_modle = 'a'",
                        "1:1: unknown key default_modle; did you mean default_model?"));
    }

    @TestFactory
    Stream<DynamicTest> reportsADefaultThatIsNotThere() {
        String start = "1:1: default_model is not the name of a model; ";
        String deep = "[models.deep]\nendpoint = 'http://h'\n";
        return check(
                row("default_model = 'deep'\n" + deep),
                row("default_model = 'offline'\n" + deep),
                row("default_model = 'offline'"),
                row("default_model = ''\n" + deep),
                row(
                        "default_model = 'depe'\n" + deep,
                        start + "did you mean \"deep\"? using \"deep\""),
                row("default_model = 'x'\n" + deep, start + "using \"deep\""),
                row("default_model = 'x'", start + "using \"offline\""));
    }

    @Test
    void showsNoSecretOfAPreset() throws Exception {
        LoadedConfig loaded =
                load(
                        """
                        [models.a]
                        endpoint = "http://h"
                        key = "s3cr3t"
                        key_cmd = "echo sk-s3cr3ts3cr3ts3cr3t"
                        [models.a.headers]
                        Authorization = "Bearer s3cr3t"
                        X-Api-Key = "s3cr3t"
                        X-Title = "aish"
                        """);
        String everything = loaded.toString() + loaded.entries() + loaded.config().models();
        assertThat(everything)
                .doesNotContain("s3cr3t")
                .contains("key=models.a.headers.X-Title, value=\"aish\"")
                .contains("key=models.a.headers.Authorization, value=(set)");
        assertThat(loaded.config().models().getFirst().headers())
                .isEqualTo(
                        Map.of(
                                "Authorization",
                                "Bearer s3cr3t",
                                "X-Api-Key",
                                "s3cr3t",
                                "X-Title",
                                "aish"));
    }

    private static String endpoint(String url) {
        return "models.a.endpoint = '" + url + "'";
    }

    /** A good preset with more lines. */
    private static String with(String lines) {
        return "[models.a]\n" + lines + "\nendpoint = 'http://h'\n";
    }

    private Stream<DynamicTest> check(SettingsFile.Case... cases) {
        return new SettingsFile(home).check(cases);
    }

    private LoadedConfig load(String text) throws Exception {
        return new SettingsFile(home).load(text);
    }
}
