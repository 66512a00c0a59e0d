package aish.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Many ways to write a secret down, and many texts that only resemble them. */
class SecretSamplesTest {
    private static final String BETWEEN = " ## ";

    private final Redactor redaction = Redactor.withoutKnownValues();

    @Test
    void findsTheSecretsOfTheSamples() throws IOException {
        assertThat(missed()).isEmpty();
    }

    @Test
    void leavesHarmlessSamplesAsTheyAre() throws IOException {
        assertThat(changed()).isEmpty();
    }

    private List<String> missed() throws IOException {
        List<String> missed = new ArrayList<>();
        for (String sample : samples("secret-samples.txt")) {
            List<String> parts = List.of(sample.split(BETWEEN, -1));
            String safe = redaction.of(unescaped(parts.getFirst()));
            for (String secret : parts.subList(1, parts.size())) {
                if (safe.contains(secret)) {
                    missed.add(sample);
                    break;
                }
            }
        }
        return missed;
    }

    private List<String> changed() throws IOException {
        List<String> changed = new ArrayList<>();
        for (String sample : samples("harmless-samples.txt")) {
            String text = unescaped(sample);
            if (!redaction.of(text).equals(text)) {
                changed.add(sample + " -> " + redaction.of(text));
            }
        }
        return changed;
    }

    /** All lines but the first, which says what the file is. */
    private static List<String> samples(String file) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(SecretSamplesTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).toList();
        }
    }

    private static String unescaped(String sample) {
        return sample.replace("\\\\", "\0")
                .replace("\\n", "\n")
                .replace("\\t", "\t")
                .replace("\\e", "\u001b")
                .replace("\\b", "\b")
                .replace("\\u200b", "\u200b")
                .replace("\\u200d", "\u200d")
                .replace("\\u2060", "\u2060")
                .replace("\\ufeff", "\ufeff")
                .replace("\\u00ad", "\u00ad")
                .replace("\0", "\\");
    }
}
