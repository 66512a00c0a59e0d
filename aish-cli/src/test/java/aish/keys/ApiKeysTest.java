package aish.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.secrets.SecretSubstitution.SecretException;
import aish.settings.Config.Preset;
import aish.settings.ConfigLoader;
import aish.settings.ConfigSchema;
import aish.settings.KeyLocation;
import aish.settings.LoadedConfig;
import aish.testing.FileMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys from the environment and from the vault, and what is said when they are not to be had. */
class ApiKeysTest {
    private static final String SHOWN = "~/.config/aish/secrets.toml";
    @TempDir Path home;

    @Test
    void aServerWithoutAKeyHasNone() throws Exception {
        assertThat(secrets(Map.of()).key(preset(new KeyLocation.None()))).isEmpty();
    }

    @Test
    void takesAKeyFromTheEnvironment() throws Exception {
        ApiKeys secrets = secrets(Map.of("MY_KEY", " s3cr3t\n"));
        assertThat(secrets.key(preset(new KeyLocation.Variable("MY_KEY")))).isEqualTo("s3cr3t");
        assertThat(secrets.toString()).doesNotContain("s3cr3t");
    }

    @Test
    void putsSecretsIntoTexts() throws Exception {
        ApiKeys secrets = secrets(Map.of("A", "s3cr3t", "B", "two"));
        assertThat(secrets.filled("x", "Bearer ${env:A}, ${B} and ${cmd:echo three}$"))
                .isEqualTo("Bearer s3cr3t, two and three$");
        assertThat(secrets.filled("x", "plain ${")).isEqualTo("plain ${");
    }

    @ParameterizedTest
    @ValueSource(strings = {"${NOT_SET}", "${what:A}", "${secret:none}", "${EVIL}"})
    void namesTheTextWhoseSecretIsMissingAndNotTheSecret(String text) {
        ApiKeys secrets = secrets(Map.of("A", "s3cr3t", "EVIL", "s3cr3t\nX-Evil: 1"));
        assertThatThrownBy(() -> secrets.filled("headers.X", text))
                .isInstanceOf(SecretException.class)
                .hasMessageContaining("headers.X")
                .hasMessageNotContaining("s3cr3t");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void saysWhichVariableIsMissing(String value) {
        Map<String, String> environment = value.isEmpty() ? Map.of() : Map.of("MY_KEY", value);
        assertRefused(
                secrets(environment),
                new KeyLocation.Variable("MY_KEY"),
                "the key of deep should be in the variable MY_KEY, which is not set; export it before you start aish");
    }

    @ParameterizedTest
    @ValueSource(strings = {"s3cr3t\nX-Evil: 1", "s3cr3té", "s3cr3t\u0000"})
    void refusesAKeyThatWouldBreakOutOfItsHeader(String value) {
        assertRefused(
                secrets(Map.of("MY_KEY", value)),
                new KeyLocation.Variable("MY_KEY"),
                "the key of deep must be one line of plain ASCII and nothing else");
    }

    @Test
    void takesAKeyFromTheVault() throws Exception {
        vault("# keys\nopenai = \"s3cr3t\"\nother = 'x'\n", "rw-------");
        assertThat(secrets(Map.of()).key(preset(new KeyLocation.Entry("openai"))))
                .isEqualTo("s3cr3t");
    }

    @Test
    void changesTheVaultAndNothingElseInIt() throws Exception {
        Path real = home.resolve("real.toml");
        vault("# keys\nopenai = \"s3cr3t\" # mine\nother = 'x'\n", "rw-------");
        Path file = home.resolve(".config/aish/secrets.toml");
        Files.move(file, real);
        Files.createSymbolicLink(file, real);
        ApiKeys secrets = secrets(Map.of());
        secrets.keep("db", "new \"value\"");
        assertThat(real)
                .hasContent(
                        "# keys\nopenai = \"s3cr3t\" # mine\nother = 'x'\ndb = \"new \\\"value\\\"\"\n");
        assertThat(Files.isSymbolicLink(file)).isTrue();
        assertThat(FileMode.of(real)).isEqualTo("rw-------");
        assertThat(secrets.named()).containsEntry("new \"value\"", "db");
        secrets.forget("openai");
        assertThat(secrets.names()).containsExactly("other", "db");
        // whoever has seen it has not forgotten it
        assertThat(secrets.named()).containsKey("s3cr3t");
    }

    @Test
    void makesAVaultForItsOwnerAlone() throws Exception {
        secrets(Map.of()).keep("db", "a value");
        Path file = home.resolve(".config/aish/secrets.toml");
        assertThat(file).hasContent("db = \"a value\"\n");
        assertThat(FileMode.of(file)).isEqualTo("rw-------");
    }

    @Test
    void leavesAVaultAloneThatOthersMayRead() throws Exception {
        vault("a = 'x'\n", "rw-r-----");
        assertThatThrownBy(() -> secrets(Map.of()).keep("b", "value"))
                .isInstanceOf(SecretException.class)
                .hasMessageContaining("can be read or changed by others");
        assertThat(home.resolve(".config/aish/secrets.toml")).hasContent("a = 'x'\n");
    }

    @Test
    void looksWhereTheSettingsSay() throws Exception {
        Path config = Files.writeString(home.resolve("c.toml"), "[secrets]\nvault = '~/v.toml'\n");
        Path file = Files.writeString(home.resolve("v.toml"), "a = 's3cr3t'\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--------"));
        LoadedConfig loaded = new ConfigLoader(Map.of(), home).load(Optional.of(config));
        ApiKeys secrets = new ApiKeys(loaded.config(), Map.of(), home);
        assertThat(secrets.key(preset(new KeyLocation.Entry("a")))).isEqualTo("s3cr3t");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-r-----", "rw----r--", "rw--w----", "rw-rw-rw-", "rw-----w-"})
    void refusesAVaultThatIsOpenToOthers(String permissions) throws Exception {
        vault("openai = \"s3cr3t\"\n", permissions);
        assertRefused(
                secrets(Map.of()),
                new KeyLocation.Entry("openai"),
                "the key of deep: "
                        + SHOWN
                        + " can be read or changed by others; chmod 600 "
                        + SHOWN);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "openia = 's3cr3t' | is not in ~/.config/aish/secrets.toml; did you mean openia?",
                "x = 's3cr3t' | is not in ~/.config/aish/secrets.toml; add a line openai = \"…\"",
            })
    void saysWhatTheVaultLacks(String text, String problem) throws Exception {
        vault(text, "rw-------");
        assertRefused(
                secrets(Map.of()), new KeyLocation.Entry("openai"), "the key of deep " + problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"openai = 1", "openai = ''", "openai = { a = 's3cr3t' }"})
    void takesOnlyStringsFromTheVault(String text) throws Exception {
        vault(text, "rw-------");
        assertRefused(
                secrets(Map.of()),
                new KeyLocation.Entry("openai"),
                "the key of deep: openai in " + SHOWN + " must be a non-empty string");
    }

    @Test
    void doesNotQuoteABrokenVault() throws Exception {
        vault("a = 'b'\nopenai = s3cr3t\n", "rw-------");
        assertRefused(
                secrets(Map.of()),
                new KeyLocation.Entry("openai"),
                "the key of deep: "
                        + SHOWN
                        + " is not valid TOML near line 2; write name = \"value\" lines");
    }

    @Test
    void saysThatThereIsNoVault() {
        assertRefused(
                secrets(Map.of()),
                new KeyLocation.Entry("openai"),
                "the key of deep should be in "
                        + SHOWN
                        + ", which does not exist; create it with mode 600");
    }

    private void vault(String text, String permissions) throws Exception {
        Path file = Files.createDirectories(home.resolve(".config/aish")).resolve("secrets.toml");
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    private ApiKeys secrets(Map<String, String> environment) {
        return new ApiKeys(ConfigSchema.defaults(), environment, home);
    }

    static Preset preset(KeyLocation key) {
        return Preset.of("deep", URI.create("http://h"), "", key);
    }

    private static void assertRefused(ApiKeys secrets, KeyLocation key, String message) {
        assertThatThrownBy(() -> secrets.key(preset(key)))
                .isInstanceOf(SecretException.class)
                .hasMessage(message)
                .hasMessageNotContaining("s3cr3t");
    }
}
