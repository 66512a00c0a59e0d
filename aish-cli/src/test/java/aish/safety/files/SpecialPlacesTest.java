package aish.safety.files;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpecialPlacesTest {
    @TempDir Path temporary;
    private Path home;
    private Path here;

    @BeforeEach
    void create() throws IOException {
        home = Files.createDirectory(temporary.toRealPath().resolve("home"));
        here = Files.createDirectories(home.resolve("a/b"));
        Files.createDirectory(here.resolve("build"));
    }

    private List<String> places(String command) {
        SafetyFacts facts = SafetyFacts.at(here, home);
        return new SpecialPlaces(here, facts).in(Analyser.judge(command, facts));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    rm -rf ~              | this is your home directory
                    rm -rf "$HOME"        | this is your home directory
                    rm -rf ../..          | this is your home directory
                    rm -rf ~/*            | this is everything in your home directory
                    rm -rf .              | this is the directory you are in
                    rm -rf ./*            | this is everything in the directory you are in
                    rm -rf ..             | this is a directory above the one you are in
                    mv ~ /tmp/x           | this is your home directory
                    chmod -R 700 /        | this is the root of the file system
                    rm -rf "$T"/*         | if the variable is empty, this is everything in the root of the file system
                    rm -rf $T/*           | if the variable is empty, this is everything in the root of the file system
                    rm -rf ./$T           | if the variable is empty, this is the directory you are in
                    rm -rf /usr/$T        | if the variable is empty, this is /usr
                    cd "$T" && rm -rf *   | if the variable is empty, this is everything in the directory you are in
                    """)
    void areNamedInWords(String command, String words) {
        assertThat(places(command)).containsExactly(words);
    }

    @ParameterizedTest
    @CsvSource({"rm -rf build", "rm -rf ./build/*", "rm -rf build-$X", "rm -rf $T", "touch ."})
    void othersAreNot(String command) {
        assertThat(places(command)).isEmpty();
    }
}
