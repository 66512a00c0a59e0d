package aish.front;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.secrets.Redactor;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Text in pieces, without its secrets however they are cut. */
class SafeStreamTest {
    private static final String TEXT =
            """
            The key is s3cr3t-value, or "password": "pa ss" here.
            -----BEGIN PRIVATE KEY-----
            MIIEvQIBADANBgkqhkiG9w0BAQ
            -----END PRIVATE KEY-----
            and ghp_0123456789abcdefghij at the end, with two words.""";

    @Property
    void noCutLetsASecretThrough(
            @ForAll @IntRange(min = 1, max = 40) int piece, @ForAll boolean blanks) {
        Map<String, String> known =
                blanks
                        ? Map.of("s3cr3t-value", "A", "two words", "B")
                        : Map.of("s3cr3t-value", "A");
        SafeStream stream = new SafeStream(new Redactor(() -> known));
        StringBuilder told = new StringBuilder();
        for (int i = 0; i < TEXT.length(); i += piece) {
            told.append(stream.add(TEXT.substring(i, Math.min(TEXT.length(), i + piece))));
        }
        told.append(stream.end());
        assertThat(told.toString())
                .startsWith("The key is [redacted], or \"password\": \"[redacted]")
                .endsWith(blanks ? "with [redacted]." : "with two words.")
                .doesNotContain("s3cr3t", "pa ss", " ss\"", "MIIE", "AQEF", "0123456789");
    }

    @Test
    void earlierLinesMaySayThatALineIsSecret() {
        SafeStream stream = new SafeStream(Redactor.withoutKnownValues());
        StringBuilder told = new StringBuilder();
        for (String piece : "api_key: |\n  Zk3m Q9vT7x\nport: 80\n".split("(?<= )|(?<=\n)", -1)) {
            told.append(stream.add(piece));
        }
        told.append(stream.end());
        assertThat(told.toString()).startsWith("api_key: |\n").endsWith("port: 80\n");
        assertThat(told.toString()).doesNotContain("Zk3m", "Q9vT7x");
    }

    @Test
    void wholeWordsAreToldAtOnce() {
        SafeStream stream = new SafeStream(Redactor.withoutKnownValues());
        assertThat(stream.add("hel")).isEmpty();
        assertThat(stream.add("lo wor")).isEqualTo("hello ");
        assertThat(stream.end()).isEqualTo("wor");
    }
}
