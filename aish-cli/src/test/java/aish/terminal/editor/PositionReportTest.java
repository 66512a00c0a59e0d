package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionReportTest {
    @ParameterizedTest
    @CsvSource({
        "<[3;7R, '', 2",
        "ab<[12;80Rcd, abcd, 11",
        "<[A<[1;1R, <[A, 0",
        "<[1;2R<[1;2R, <[1;2R, 0"
    })
    void theAnswerIsTakenOutOfWhatIsTyped(String typed, String left, int row) {
        PositionReport report = new PositionReport();
        byte[] chunk = typed.replace('<', '\u001b').getBytes(StandardCharsets.ISO_8859_1);
        int length = report.takeFrom(chunk, chunk.length);
        String kept = new String(chunk, 0, length, StandardCharsets.ISO_8859_1);
        assertThat(kept.replace('\u001b', '<')).isEqualTo(left);
        assertThat(report.await()).hasValue(row);
    }

    @ParameterizedTest
    @CsvSource({"ls", "<[A", "<[3R", "<[3;", "<[;3R"})
    void otherKeysAreNoAnswer(String typed) {
        byte[] chunk = typed.replace('<', '\u001b').getBytes(StandardCharsets.ISO_8859_1);
        PositionReport report = new PositionReport();
        assertThat(report.takeFrom(chunk, chunk.length)).isEqualTo(chunk.length);
        assertThat(report.await()).isEmpty();
    }
}
