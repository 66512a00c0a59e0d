package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellMarksTest {
    @ParameterizedTest
    @CsvSource({
        "plain, plain",
        "a^[]133;D;0^Gb, ab",
        "a^[]133;A;cl=m;aid=7^[\\b, ab",
        "^[]133;A^G^[]133;B^G$, $",
        "^[]13^[]133;C^Gx, ^[]13x",
        "^[^[]133;C^Gx, ^[x",
        "^[]1337;File=x^Gy, ^[]1337;File=x^Gy",
        "^[]2;title^Gy, ^[]2;title^Gy",
        "a^[[31mb^[[0m, a^[[31mb^[[0m",
        "a^[]133;never ends~next line, a~next line",
        "a^[]13, a^[]13",
        "a^[, a^[",
    })
    void onlyMarksDisappearHoweverTheyArrive(String written, String left) {
        String text = written.replace("^[", "\u001b").replace("^G", "\u0007").replace('~', '\n');
        for (int size = 1; size <= text.length(); size++) {
            assertThat(inPieces(text, size)).isEqualTo(left);
        }
    }

    private static String inPieces(String text, int size) {
        ShellMarks marks = new ShellMarks();
        StringBuilder rest = new StringBuilder();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i += size) {
            ByteBuffer piece = ByteBuffer.wrap(bytes, i, Math.min(size, bytes.length - i));
            rest.append(StandardCharsets.UTF_8.decode(marks.without(piece)));
        }
        rest.append(StandardCharsets.UTF_8.decode(marks.remainder()));
        return rest.toString().replace("\u001b", "^[").replace("\u0007", "^G").replace('\n', '~');
    }
}
