package aish.model.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerMessageTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"error\":{\"message\":\"no key\"}}|no key",
                "{\"error\":\"no key\"}|no key",
                "{\"error\":{\"type\":\"overloaded\"}}|overloaded",
                "{\"message\":\"gone\"}|gone",
                "{\"detail\":\"gone\"}|gone",
                "{\"detail\":[{\"msg\":\"field required\"}]}|field required",
                "{}|``",
                "{\"code\":7}|{\"code\":7}",
                "plain words|plain words",
                "<html><head><title>502 Bad Gateway</title></head><body>x</body></html>|502 Bad Gateway",
                "<h1>Not here</h1>|Not here",
            })
    void areFoundInWhateverComes(String body, String words) {
        assertThat(ServerMessage.of(body)).isEqualTo(words);
    }

    @Test
    void areOneShortHarmlessLine() {
        assertThat(ServerMessage.of("\u001b[31mred\u0007\r\nnext")).doesNotContain("\u001b", "\n");
        assertThat(ServerMessage.of("x".repeat(5000))).hasSizeLessThan(320);
        assertThat(ServerMessage.of("")).isEmpty();
    }
}
