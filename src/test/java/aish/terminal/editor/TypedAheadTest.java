package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.terminal.editor.TerminalOperator.TypedAhead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedAheadTest {
    /** Control characters are written as ^X, Esc as ^[, Backspace as ^?. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                        | ''              | ''",
                "r                         | ''              | r",
                "r^M                       | r^M             | ''",
                "^M                        | ^M              | ''",
                "git status^Mgit pu        | git status^M    | git pu",
                "one^Mtwo^M                | one^Mtwo^M      | ''",
                "lx^?s                     | ''              | ls",
                "^?^?a                     | ''              | a",
                "abc^Ud                    | ''              | d",
                "abc^Cd                    | ''              | d",
                "one two^Wthree            | ''              | one three",
                "né^?e                     | ''              | ne",
                "a^[[Db                    | ''              | ab",
                "a^[[1;5Cb                 | ''              | ab",
                "a^[OAb                    | ''              | ab",
                "a^[fb                     | ''              | ab",
                "a^[                       | ''              | a",
                "^[[200~r^[[201~           | ''              | r",
                "^[[200~rm x^M^[[201~      | ''              | rm x^M",
                "^[[200~a^M^[[201~^Mb      | ^[[200~a^M^[[201~^M | b",
            })
    void splitsWhatWasEnteredFromWhatWasOnlyBegun(String keys, String lines, String begun) {
        assertThat(TypedAhead.of(bytes(keys))).isEqualTo(new TypedAhead(raw(lines), raw(begun)));
    }

    @Test
    void knowsThatAPasteIsUnderWay() {
        assertThat(TypedAhead.isInPaste(bytes("a^[[200~b"))).isTrue();
        assertThat(TypedAhead.isInPaste(bytes("a^[[200~b^[[201~"))).isFalse();
        assertThat(TypedAhead.isInPaste(bytes("a"))).isFalse();
    }

    private static byte[] bytes(String keys) {
        return raw(keys).getBytes(StandardCharsets.UTF_8);
    }

    private static String raw(String keys) {
        return keys.replace("^M", "\r")
                .replace("^?", "\u007f")
                .replace("^U", "\u0015")
                .replace("^C", "\u0003")
                .replace("^W", "\u0017")
                .replace("^[", "\u001b");
    }
}
