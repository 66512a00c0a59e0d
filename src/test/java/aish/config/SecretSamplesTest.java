package aish.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How many secrets are found by their looks, and how much else is taken for one. Samples are told
 * apart by whether their number is even, so that one half can be left unseen while rules change.
 */
class SecretSamplesTest {
    private static final String BETWEEN = " ## ";

    private enum Half {
        SEEN,
        UNSEEN
    }

    private final Redaction redaction = Redaction.byLooks();

    @Test
    void findsTheSecretsOfTheSamples() throws IOException {
        assertThat(missed(Half.SEEN)).isEmpty();
        assertThat(missed(Half.UNSEEN)).isEmpty();
    }

    @Test
    void leavesHarmlessSamplesAsTheyAre() throws IOException {
        assertThat(changed(Half.SEEN)).isEmpty();
        assertThat(changed(Half.UNSEEN)).isEmpty();
    }

    private List<String> missed(Half half) throws IOException {
        List<String> missed = new ArrayList<>();
        for (String sample : samples("secret-samples.txt", half)) {
            List<String> parts = List.of(sample.split(BETWEEN));
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

    private List<String> changed(Half half) throws IOException {
        List<String> changed = new ArrayList<>();
        for (String sample : samples("harmless-samples.txt", half)) {
            String text = unescaped(sample);
            if (!redaction.of(text).equals(text)) {
                changed.add(sample + " -> " + redaction.of(text));
            }
        }
        return changed;
    }

    private static List<String> samples(String file, Half half) throws IOException {
        List<String> chosen = new ArrayList<>();
        List<String> lines = lines(file);
        // the first line says what the file is
        for (int i = 1; i < lines.size(); i++) {
            if (i % 2 == half.ordinal()) {
                chosen.add(lines.get(i));
            }
        }
        return chosen;
    }

    private static List<String> lines(String file) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(SecretSamplesTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
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

    /** Prints the figures, and what is wrong in the seen half. */
    public static void main(String[] arguments) throws IOException {
        SecretSamplesTest samples = new SecretSamplesTest();
        for (Half half : Half.values()) {
            int secret = samples("secret-samples.txt", half).size();
            int harmless = samples("harmless-samples.txt", half).size();
            List<String> missed = samples.missed(half);
            List<String> changed = samples.changed(half);
            System.out.printf(
                    "%s: %d of %d found, %d of %d harmless changed%n",
                    half, secret - missed.size(), secret, changed.size(), harmless);
            if (half == Half.SEEN || arguments.length > 0) {
                missed.forEach(line -> System.out.println("  missed  " + line));
                changed.forEach(line -> System.out.println("  changed " + line));
            }
        }
    }
}
