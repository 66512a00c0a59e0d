package aish.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.json.JsonWriter;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What leaves the machine in the place of secrets. */
class SecretPlaceholdersTest {
    private static final String PEM =
            """
            -----BEGIN PRIVATE KEY-----
            MIIEvQIBADANBgkqhkiG9w0BAQEFAASC
            BKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj
            -----END PRIVATE KEY-----""";

    private final Map<String, String> known =
            new HashMap<>(Map.of("hunter2-\"é&'/ x", "db", "s3cr3t", "openai", PEM, "deploy-key"));
    private final SecretPlaceholders placeholders = new SecretPlaceholders(() -> known);

    @Test
    void namesASecretAsThePersonDoes() {
        assertThat(placeholders.of("the key is s3cr3t.")).isEqualTo("the key is ‹secret:openai›.");
        assertThat(placeholders.value("openai")).contains("s3cr3t");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "x", "\n", "\"", "=", "\\", "%41"})
    void knowsTheWaysInWhichValuesAreWritten(String around) {
        String value = "hunter2-\"é&'/ x";
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        String json = new JsonWriter().value(value).toString();
        for (String written :
                new String[] {
                    value,
                    json.substring(1, json.length() - 1),
                    "hunter2-\\\"\\u00e9&'\\/ x",
                    URLEncoder.encode(value, StandardCharsets.UTF_8),
                    URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20"),
                    "hunter2-&quot;é&amp;&#39;/ x",
                    "hunter2-\"é&'\\''/ x",
                    "hunter2-\"\n    é&'/ x",
                    "hunt\\\ner2-\"é&'/ x",
                    HexFormat.of().formatHex(bytes),
                    HexFormat.of().withUpperCase().formatHex(bytes)
                }) {
            String safe = placeholders.of(around + written + around);
            assertThat(safe).as(written).contains("‹secret:db").doesNotContain("hunt");
        }
    }

    @Property
    void noBitOfItIsLeftInBase64(
            @ForAll @StringLength(max = 7) @CharRange(from = 'a', to = 'z') String before,
            @ForAll @StringLength(max = 7) @CharRange(from = 'a', to = 'z') String after,
            @ForAll @IntRange(max = 1) int kind) {
        byte[] all = (before + "s3cr3t" + after).getBytes(StandardCharsets.UTF_8);
        Base64.Encoder encoder = kind == 0 ? Base64.getEncoder() : Base64.getUrlEncoder();
        String encoded = encoder.encodeToString(all);
        String safe = placeholders.of("Basic " + encoded + " end");
        // what follows may be hidden too: "pwd20= end" looks like a password
        assertThat(safe).contains("‹secret:openai").startsWith("Basic ");
        int at = safe.indexOf('‹');
        String head = safe.substring("Basic ".length(), at);
        assertThat(head.length() * 6).isLessThanOrEqualTo(before.length() * 8);
    }

    @Test
    void aKeyIsHiddenWholeAndByItsLines() {
        assertThat(placeholders.of("a\n" + PEM + "\nb")).isEqualTo("a\n‹secret:deploy-key›\nb");
        assertThat(placeholders.of(PEM.replace("\n", "\\n"))).isEqualTo("‹secret:deploy-key-2›");
        String line = "BKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj";
        assertThat(placeholders.of("tail: " + line)).doesNotContain(line);
        assertThat(placeholders.of(PEM.replace("\n", "\r\n   "))).doesNotContain("MIIEv", "BKcw");
    }

    @Property
    void noKnownValueSurvives(
            @ForAll String before,
            @ForAll @StringLength(min = 4, max = 40) @CharRange(from = '!', to = '~') String value,
            @ForAll String after) {
        SecretPlaceholders own = new SecretPlaceholders(() -> Map.of(value, "mine"));
        String safe = own.of(before + value + after + value + before);
        assertThat(safe.replace("‹secret:", "").replace("mine", "")).doesNotContain(value);
        assertThat(own.of(safe)).isEqualTo(safe);
    }

    @Test
    void theSameTextAlwaysBecomesTheSame() {
        String key = "ghp_0123456789abcdefghij";
        String other = "ghp_9876543210abcdefghij";
        assertThat(placeholders.of("use " + key)).isEqualTo("use ‹secret:github_token›");
        assertThat(placeholders.of(other)).isEqualTo("‹secret:github_token-2›");
        assertThat(placeholders.of("use " + key)).isEqualTo("use ‹secret:github_token›");
        assertThat(placeholders.value("github_token")).contains(key);
    }

    @Test
    void whatIsLearntLaterIsHiddenFromThenOn() {
        assertThat(placeholders.of("my new-value here")).isEqualTo("my new-value here");
        known.put("new-value", "later");
        assertThat(placeholders.of("my new-value here")).isEqualTo("my ‹secret:later› here");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password=‹secret:db›",
                "curl -u me:‹secret:db› http://x",
                "https://me:‹secret:db›@host/",
                "--token ‹secret:db›",
                "Authorization: Bearer ‹secret:db›"
            })
    void aStandInIsNoSecret(String text) {
        assertThat(placeholders.of(text)).isEqualTo(text);
    }

    @Test
    void aLabelOfAnEarlierSessionIsNotGivenAgain() {
        placeholders.of("earlier: ‹secret:github_token›");
        assertThat(placeholders.of("ghp_0123456789abcdefghij"))
                .isEqualTo("‹secret:github_token-2›");
    }

    @Test
    void aLabelDoesNotTellTheSecret() {
        known.put("swordfish", "swordfish");
        assertThat(placeholders.of("say swordfish")).isEqualTo("say ‹secret:hidden›");
    }

    @Test
    void saysNothingOfWhatItHolds() {
        placeholders.of("s3cr3t");
        assertThat(placeholders.toString()).isEqualTo("Disguise");
    }
}
