package aish.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.keys.ApiKeys;
import aish.settings.ConfigSchema;
import aish.testing.NewFile;
import aish.testing.Tier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RedactorTest {
    private static final int LONG = Tier.times(40_000, 100_000);

    private final Redactor redaction = Redactor.withoutKnownValues();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    export OPENAI_API_KEY=sk-proj-abcDEF123456789 | export OPENAI_API_KEY=[redacted]
                    use sk-abcdefghijklmnop, not mine             | use [redacted], not mine
                    git clone https://me:hunter2@example.com/x.git | git clone https://me:[redacted]@example.com/x.git
                    git remote add o https://ghp_0123456789abcdefghij@github.com/x | git remote add o https://[redacted]@github.com/x
                    aws_access_key_id = AKIAIOSFODNN7EXAMPLE       | aws_access_key_id = [redacted]
                    AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPx | AWS_SECRET_ACCESS_KEY=[redacted]
                    curl -H "Authorization: Bearer abc.def-123" http://x | curl -H "Authorization: Bearer [redacted]" http://x
                    curl -u admin:s3cret http://x                  | curl -u admin:[redacted] http://x
                    {"password": "pa ss", "user": "me"}            | {"password": "[redacted]", "user": "me"}
                    -d "{\\"token\\":\\"abcdef123\\"}"             | -d "{\\"token\\":\\"[redacted]\\"}"
                    http://x/?user=me&password=abc&x=1             | http://x/?user=me&password=[redacted]&x=1
                    mysql -u root -phunter2 db                     | mysql -u root -p[redacted] db
                    mysql --password=hunter2 db                    | mysql --password=[redacted] db
                    sshpass -p 'let me in' ssh host                | sshpass -p '[redacted]' ssh host
                    vault login --token s.abcdef12345              | vault login --token [redacted]
                    password: hidden2Dragons                       | password: [redacted]
                    password=enterprise                            | password=[redacted]
                    PGPASSWORD=yourself2024 psql                   | PGPASSWORD=[redacted] psql
                    password: hunter2                              | password: [redacted]
                    eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-def   | [redacted]
                    GET / token=abc123def                          | GET / token=[redacted]
                    docker run -e DB_PASSWORD=x7 img               | docker run -e DB_PASSWORD=[redacted] img
                    env A=1 MY_SECRET='two words' run              | env A=1 MY_SECRET='[redacted]' run
                    """)
    void hidesWhatLooksLikeASecret(String text, String safe) {
        assertThat(redaction.of(text)).isEqualTo(safe);
        assertThat(redaction.isIn(text)).isTrue();
    }

    @Test
    void hidesPrivateKeysWholeEvenIfTheyAreCutOff() {
        String key = "-----BEGIN OPENSSH PRIVATE KEY-----\nabc\ndef\n";
        assertThat(redaction.of("a\n" + key + "-----END OPENSSH PRIVATE KEY-----\nb"))
                .isEqualTo("a\n[redacted]\nb");
        assertThat(redaction.of("a\n" + key)).isEqualTo("a\n[redacted]");
    }

    @Test
    void namesWhatItFinds() {
        assertThat(redaction.find("x ghp_0123456789abcdefghij"))
                .isEqualTo(List.of(new Redactor.Secret(2, 26, "GITHUB_TOKEN")));
        assertThat(redaction.find("curl --api-key abc123def"))
                .extracting(Redactor.Secret::name)
                .containsExactly("API_KEY");
    }

    @Test
    void aKnownNameWinsOverAGuess() {
        Redactor knowing = new Redactor(() -> Map.of("sk-abcdefghijklmnop", "OPENAI_API_KEY"));
        assertThat(knowing.find("use sk-abcdefghijklmnop"))
                .isEqualTo(List.of(new Redactor.Secret(4, 23, "OPENAI_API_KEY")));
    }

    @Property
    void noKnownValueRemains(
            @ForAll String before,
            @ForAll @AlphaChars @StringLength(min = 6, max = 30) String value,
            @ForAll String after) {
        Redactor knowing = new Redactor(() -> Map.of(value, "X"));
        String safe = knowing.of(before + value + after + value);
        assertThat(safe.replace("[redacted]", "")).doesNotContain(value);
    }

    @Property
    void anyTextIsRead(@ForAll String text) {
        int last = 0;
        for (Redactor.Secret secret : redaction.find(text)) {
            assertThat(secret.start()).isGreaterThanOrEqualTo(last).isLessThan(secret.end());
            last = secret.end();
        }
    }

    /** What patterns begin with, and what may keep them going. */
    private static final List<String> PIECES =
            List.of(
                    "password=",
                    "password: |\n  ",
                    "curl -u ",
                    "a",
                    "a.",
                    "eyJ",
                    "://a:",
                    "://a:b@",
                    "-----BEGIN PRIVATE KEY-----",
                    "Bearer ",
                    "name=\"key\" value=",
                    "<password>",
                    "<a ",
                    "machine a login ",
                    "Cookie: a=",
                    "cookie=",
                    "kind: Secret\ndata:\n",
                    "a:1:b:c:",
                    "$6$",
                    "*",
                    "mysql -",
                    "echo a | ",
                    "identified by ",
                    "user ",
                    "--token ",
                    "\u001b[",
                    "\b",
                    "\u200b",
                    "00 ",
                    "0000000 ",
                    "\\u00",
                    "\\",
                    "&",
                    "%41",
                    "\n ",
                    " ",
                    "'",
                    "\"",
                    "{",
                    "pass: [",
                    "key: ");

    @Property(tries = 40)
    void longTextsTakeNoTime(
            @ForAll @Size(min = 1, max = 3) List<@IntRange(max = 40) Integer> chosen) {
        StringBuilder piece = new StringBuilder();
        chosen.forEach(i -> piece.append(PIECES.get(i)));
        String text = piece.toString().repeat(LONG / piece.length());
        Redactor knowing = new Redactor(() -> Map.of("aaaa-aaab", "X"));
        assertThat(knowing.of(text)).isNotEmpty();
    }

    @Test
    void secretsKnowTheVaultAndTheEnvironment(@TempDir Path home) throws Exception {
        Path vault = home.resolve(".config/aish/secrets.toml");
        NewFile.write(vault, "mistral = \"vault value\"\n");
        Files.setPosixFilePermissions(vault, PosixFilePermissions.fromString("rw-------"));
        Map<String, String> environment =
                Map.of("MY_TOKEN", "token value", "EDITOR", "some editor", "X_PASSWORD", "short");
        ApiKeys secrets = new ApiKeys(ConfigSchema.defaults(), environment, home);
        assertThat(secrets.known())
                .containsOnly(
                        Map.entry("vault value", "MISTRAL"), Map.entry("token value", "MY_TOKEN"));
        Files.setPosixFilePermissions(vault, PosixFilePermissions.fromString("rw-r--r--"));
        assertThat(new ApiKeys(ConfigSchema.defaults(), Map.of(), home).known()).isEmpty();
    }
}
