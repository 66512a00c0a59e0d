package aish.files;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class Sha256Test {
    @Test
    void hashesAsTheJdkDoesWhateverTheLength() throws Exception {
        MessageDigest jdk = MessageDigest.getInstance("SHA-256");
        Random random = new Random(1);
        for (int length = 0; length < 300; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            byte[] start = Arrays.copyOf(bytes, length / 3);
            byte[] end = Arrays.copyOfRange(bytes, length / 3, length);
            assertThat(Sha256.hash(start, end)).isEqualTo(jdk.digest(bytes));
        }
    }

    @Test
    void printsEveryDigit() {
        assertThat(Sha256.of(new byte[0]))
                .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }
}
