package aish.text;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HomePathTest {
    @ParameterizedTest
    @CsvSource({
        "~, /home/ada",
        "~/, /home/ada",
        "~/notes/a.md, /home/ada/notes/a.md",
        "~//etc, /home/ada/etc",
        "~bob/a, ~bob/a",
        "a/~/b, a/~/b",
        "/etc, /etc",
        "'', ''",
    })
    void expandsTheUsersOwnTilde(String named, Path path) {
        assertThat(HomePath.expand(named, Path.of("/home/ada"))).isEqualTo(path);
    }

    @ParameterizedTest
    @CsvSource({
        "/home/ada, /home/ada, ~",
        "/home/ada/x, /home/ada, ~/x",
        "/home/adam, /home/ada, /home/adam",
        "/etc, /home/ada, /etc",
        "relative, /home/ada, relative",
        "/etc, /, /etc",
        "/, /, /",
    })
    void shortensWhatIsAtHome(String path, Path home, String shown) {
        assertThat(HomePath.shorten(path, home)).isEqualTo(shown);
    }
}
