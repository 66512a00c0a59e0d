package aish.front;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class InputPreviewTest {
    @Test
    void aShortInputIsSeenWhole() throws Exception {
        InputPreview preview = new InputPreview(stream("one\ntwo"));
        assertThat(preview.start()).isEqualTo("one\ntwo");
        assertThat(preview.isWhole()).isTrue();
        assertThat(text(preview)).isEqualTo("one\ntwo");
    }

    @Test
    void thereMayBeNoInput() throws Exception {
        InputPreview preview = new InputPreview(stream(""));
        assertThat(preview.start()).isEmpty();
        assertThat(preview.isWhole()).isTrue();
        assertThat(text(preview)).isEmpty();
    }

    @Test
    void saysWhyItCannotBeRead() throws Exception {
        InputPreview preview =
                new InputPreview(
                        new ByteArrayInputStream(new byte[0]) {
                            @Override
                            public int read(byte[] bytes) throws IOException {
                                throw new IOException("Is a directory");
                            }
                        });
        assertThat(preview.start()).isEmpty();
        assertThat(preview.problem()).contains("Is a directory");
    }

    @Test
    void ofALongInputTheStartIsSeenInWholeLines() throws Exception {
        String all = "a line of text, ä\n".repeat(10_000);
        InputPreview preview = new InputPreview(stream(all));
        String start = preview.start();
        assertThat(preview.isWhole()).isFalse();
        assertThat(start).endsWith("\n").hasSizeBetween(8_000, 100_000);
        assertThat(all).startsWith(start);
        assertThat(text(preview)).isEqualTo(all);
    }

    @Test
    void aPauseEndsTheStart() throws Exception {
        InputPreview preview;
        try (PipedOutputStream writer = new PipedOutputStream()) {
            preview = new InputPreview(new PipedInputStream(writer));
            writer.write("ls\n".getBytes(StandardCharsets.UTF_8));
            writer.flush();
            assertThat(preview.start()).isEqualTo("ls\n");
            assertThat(preview.isWhole()).isFalse();
            writer.write("pwd\n".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(text(preview)).isEqualTo("ls\npwd\n");
    }

    @Test
    void whatCannotBeReadHasEnded() throws Exception {
        PipedInputStream broken = new PipedInputStream();
        InputPreview preview = new InputPreview(broken);
        assertThat(preview.start()).isEmpty();
        assertThat(preview.isWhole()).isTrue();
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(InputPreview preview) throws IOException {
        return new String(preview.all().readAllBytes(), StandardCharsets.UTF_8);
    }
}
