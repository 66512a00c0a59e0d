package aish.app;

import static org.assertj.core.api.Assertions.assertThat;

import aish.app.Arguments.Help;
import aish.app.Arguments.Start;
import aish.app.Arguments.Version;
import aish.app.Arguments.Wrong;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArgumentsTest {
    record Case(List<String> words, Arguments understood) {}

    @ParameterizedTest
    @MethodSource("cases")
    void understandsTheCommandLine(Case given) {
        assertThat(Arguments.parse(given.words())).isEqualTo(given.understood());
    }

    static Stream<Case> cases() {
        return Stream.of(
                of(new Start(Optional.empty(), Optional.empty())),
                of(new Version(), "--version"),
                of(new Version(), "-V"),
                of(new Help(), "--help"),
                of(new Help(), "-h"),
                of(new Help(), "-c", "ls", "--help"),
                of(new Start(Optional.empty(), Optional.of("ls -l")), "-c", "ls -l"),
                of(new Start(Optional.empty(), Optional.of("")), "-c", ""),
                of(new Start(Optional.empty(), Optional.of("--help")), "-c", "--help"),
                of(
                        new Start(Optional.of(Path.of("a.toml")), Optional.empty()),
                        "--config",
                        "a.toml"),
                of(
                        new Start(Optional.of(Path.of("/a b")), Optional.of("ls")),
                        "-c",
                        "ls",
                        "--config",
                        "/a b"),
                of(
                        new Start(Optional.of(Path.of("b")), Optional.of("2")),
                        "--config",
                        "a",
                        "-c",
                        "1",
                        "-c",
                        "2",
                        "--config",
                        "b"),
                of(new Wrong("-c needs a value; see aish --help"), "-c"),
                of(new Wrong("--config needs a value; see aish --help"), "-c", "ls", "--config"),
                of(new Wrong("unknown argument --colour; see aish --help"), "--colour"),
                of(new Wrong("unknown argument ls; see aish --help"), "ls", "--help"),
                of(new Wrong("unknown argument ; see aish --help"), ""),
                of(new Wrong("--config needs a usable path; see aish --help"), "--config", "a\0b"));
    }

    private static Case of(Arguments understood, String... words) {
        return new Case(List.of(words), understood);
    }

    @Property
    void neverFails(@ForAll List<String> words) {
        assertThat(Arguments.parse(words)).isNotNull();
    }

    @Property
    void neverFailsOnAnyPath(@ForAll String path) {
        assertThat(Arguments.parse(List.of("--config", path)))
                .isInstanceOfAny(Start.class, Wrong.class);
    }
}
