package aish.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;

class PipedTextTest {
    @Test
    void readsWhatIsPipedIn() throws Exception {
        assertThat(PipedText.read(stream("größe\n".getBytes(StandardCharsets.UTF_8))))
                .isEqualTo("größe\n");
        assertThat(PipedText.read(stream(new byte[0]))).isEmpty();
    }

    @Test
    void saysWhyItCannot() {
        assertProblem(stream(new byte[] {'a', 0}), "standard input is not UTF-8 text");
        assertProblem(stream(new byte[] {(byte) 0xff}), "standard input is not UTF-8 text");
        assertProblem(
                stream(new byte[(4 << 20) + 1]),
                "standard input is larger than 4 MB; pass only a part of it");
        assertProblem(
                new FilterInputStream(InputStream.nullInputStream()) {
                    @Override
                    public int read(byte[] bytes, int from, int length) throws IOException {
                        throw new IOException("broken");
                    }
                },
                "standard input cannot be read: broken");
    }

    private static void assertProblem(InputStream in, String problem) {
        assertThatThrownBy(() -> PipedText.read(in))
                .isInstanceOf(InputException.class)
                .hasMessage(problem);
    }

    private static InputStream stream(byte[] bytes) {
        return new ByteArrayInputStream(bytes);
    }
}
