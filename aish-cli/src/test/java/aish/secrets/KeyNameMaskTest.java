package aish.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.NotBlank;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyNameMaskTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "token",
                "secret",
                "auth",
                "key",
                "password",
                "passwd",
                "passphrase",
                "credential",
                "credentials",
                "authorization",
                "Token",
                "PASSWORD",
                "api_key",
                "apikey",
                "apiKey",
                "APIKey",
                "APIKEY",
                "OPENAI_API_KEY",
                "authToken",
                "auth_token",
                "authtoken",
                "access-token",
                "client_secret",
                "clientSecret",
                "db_password",
                "dbpassword",
                "basic_auth",
                "key2",
                "token_1",
                "password_hash",
                "models.deep.api_key",
                "models.deep.headers.Authorization",
                "models.deep.headers.\"X-Api-Key\"",
                "models.deep.headers.Proxy-Authorization",
                "auth.user",
                "token.value",
                "credentials.file",
                "mcp.servers.git.env.GITHUB_TOKEN",
                "mcp.servers.db.env.DB_PASS",
                "SMTP_PW",
                "MYSQL_PWD",
                "dbpass",
            })
    void hidesSecrets(String key) {
        assertThat(KeyNameMask.mask(key, "\"s3cr3t\"")).isEqualTo("(set)");
        assertThat(KeyNameMask.mask(key, "\"\"")).isEqualTo("(empty)");
        assertThat(KeyNameMask.mask(key, "")).isEqualTo("(empty)");
        assertThat(KeyNameMask.mask(key, "[]")).isEqualTo("(empty)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", ".", "shell.program", "keys",
                "keyboard", "monkey", "hotkey", "interaction.key_bindings",
                "models.deep.key_env", "models.deep.key_cmd", "models.deep.max_tokens", "maxTokens",
                "context.token_budget", "tokenizer", "author", "authority",
                "secretary", "secrets.vault", "history.max_entries", "PWD",
                "OLDPWD", "SSH_ASKPASS", "bypass"
            })
    void showsTheRest(String key) {
        assertThat(KeyNameMask.mask(key, "\"plain\"")).isEqualTo("\"plain\"");
        assertThat(KeyNameMask.mask(key, "")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sk-abcdefghijklmnop",
                "\"Bearer sk-proj-abcdefghijklmnop\"",
                "echo gsk_abcdefghijklmnop",
                "https://h?k=AIzaabcdefghijklmnop",
            })
    void hidesWhatLooksLikeAKeyUnderAnyName(String value) {
        assertThat(KeyNameMask.mask("models.deep.key_cmd", value)).isEqualTo("(set)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "task-list-of-many-things",
                "sk-short",
                "disk-usage-of-everything",
                "ask-me"
            })
    void showsWordsThatOnlyResembleOne(String value) {
        assertThat(KeyNameMask.mask("shell.program", value)).isEqualTo(value);
    }

    @Test
    void aListOfSettingsHidesCommandsThatPrintKeys() {
        assertThat(KeyNameMask.listed("models.deep.key_cmd", "\"pass show deep\""))
                .isEqualTo("(set)");
        assertThat(KeyNameMask.listed("models.deep.key_cmd", "")).isEqualTo("(empty)");
        assertThat(KeyNameMask.listed("models.deep.key_env", "\"KEY\"")).isEqualTo("\"KEY\"");
    }

    @Property
    void hidesAnythingUnderASecretName(
            @ForAll String above, @ForAll String below, @ForAll @NotBlank String value) {
        assertThat(KeyNameMask.mask(above + ".api_key." + below, value)).isIn("(set)", "(empty)");
    }

    @Property
    void hidesAnyNameThatEndsInAKeyOrToken(
            @ForAll @AlphaChars @StringLength(max = 12) String name) {
        assertThat(KeyNameMask.mask(name + "_key", "value")).isEqualTo("(set)");
        assertThat(KeyNameMask.mask(name + "-token", "value")).isEqualTo("(set)");
        assertThat(KeyNameMask.mask(name + "Password", "value")).isEqualTo("(set)");
    }

    @Property
    void neverShowsHalfAValue(@ForAll String key, @ForAll String value) {
        assertThat(KeyNameMask.mask(key, value)).isIn(value, "(set)", "(empty)");
    }
}
