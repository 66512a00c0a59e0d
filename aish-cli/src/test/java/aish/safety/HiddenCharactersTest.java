package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Characters that make a text look like another one. */
class HiddenCharactersTest {
    @ParameterizedTest
    @ValueSource(
            ints = {
                0x00, 0x07, 0x08, 0x0b, 0x1b, 0x1f, 0x7f, 0x80, 0x9f, 0xad, 0x200b, 0x200f, 0x202a,
                0x202e, 0x2060, 0x206f, 0xfeff, 0xfff0, 0xffff
            })
    void findsCharactersThatHide(int character) {
        assertThat(HiddenCharacters.find("ab" + (char) character + "c")).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x09, 0x0a, 0x0d, 0x20, 0x7e, 0xa0, 0xac, 0xae, 0x200a, 0x2010, 0x2029, 0x202f,
                0x205f, 0x2070, 0xfefe, 0xffef
            })
    void leavesOthersAlone(int character) {
        assertThat(HiddenCharacters.find("ab" + (char) character + "c")).isEqualTo(-1);
    }
}
