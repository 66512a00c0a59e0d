package aish.shell.pty;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CarriageReturnsTest {
    private final ByteArrayOutputStream received = new ByteArrayOutputStream();
    private final CarriageReturns returns = new CarriageReturns(this::receive);
    private boolean escapesTold;

    private void receive(ByteBuffer bytes, boolean escapes) {
        escapesTold = escapes;
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(copy);
        received.writeBytes(copy);
    }

    private void pass(String text) {
        returns.receive(ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1)), false);
    }

    private String received() {
        return received.toString(StandardCharsets.ISO_8859_1);
    }

    @ParameterizedTest
    @CsvSource({
        "a~b, a<~b",
        "~, <~",
        "~~~, <~<~<~",
        "a<~b, a<~b",
        "a<<~b, a<<~b",
        "a<b~, a<b<~",
        "<, <",
        "~<, <~<",
        "abcdefgh, abcdefgh",
        "abc~, abc<~",
        "abcd~, abcd<~",
        "abcde~, abcde<~"
    })
    void eachLineGetsTheEndItLacks(String given, String wanted) {
        returns.expectMissing(true);
        pass(marked(given));
        assertThat(received()).isEqualTo(marked(wanted));
    }

    private static String marked(String text) {
        return text.replace('<', '\r').replace('~', '\n');
    }

    @Test
    void aLineThatEndsInTheNextPieceGetsOneReturn() {
        returns.expectMissing(true);
        pass("a\r");
        pass("\nb");
        pass("\n");
        assertThat(received()).isEqualTo("a\r\nb\r\n");
    }

    @Test
    void aLineThatEndsAsTheyBeginToBeMissingGetsNoSecondReturn() {
        pass("a\r");
        returns.expectMissing(true);
        pass("\nb\n");
        assertThat(received()).isEqualTo("a\r\nb\r\n");
    }

    @Test
    void bytesPassAsTheyAreUnlessToldOtherwise() {
        pass("a\nb\n");
        returns.expectMissing(true);
        pass("c\n");
        returns.expectMissing(false);
        pass("d\n");
        assertThat(received()).isEqualTo("a\nb\nc\r\nd\n");
    }

    @Test
    void escapesAreTold() {
        returns.expectMissing(true);
        returns.receive(ByteBuffer.wrap(new byte[] {27, '\n'}), true);
        assertThat(escapesTold).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 16_383, 16_384, 16_385, 65_536, 131_072})
    void piecesOfAnySizeAndContentAreCompleted(int most) {
        Random random = new Random(most);
        StringBuilder given = new StringBuilder();
        returns.expectMissing(true);
        for (int pieces = 0; pieces < 12; pieces++) {
            StringBuilder piece = new StringBuilder();
            for (int left = 1 + random.nextInt(most); left > 0; left--) {
                int kind = random.nextInt(6);
                piece.append(kind == 0 ? '\n' : kind == 1 ? '\r' : (char) random.nextInt(256));
            }
            given.append(piece);
            pass(piece.toString());
        }
        assertThat(received().equals(given.toString().replaceAll("(?<!\r)\n", "\r\n"))).isTrue();
    }

    @Test
    void nothingButNewlinesDoublesInSize() {
        returns.expectMissing(true);
        pass("\n".repeat(100_000));
        assertThat(received().equals("\r\n".repeat(100_000))).isTrue();
    }
}
