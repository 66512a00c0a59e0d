package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.text.Resource;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What destroys by its form needs a look, whether there is something to destroy or not. */
class AlwaysHaltingTest {
    @TempDir Path directory;

    static Stream<String> commands() {
        return Resource.entries(AlwaysHaltingTest.class, "always-halting.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void halts(String command) throws Exception {
        SafetyFacts facts = SafetyFacts.at(directory, directory);
        assertThat(Analyser.judge(command, facts)).isNotInstanceOf(Verdict.Clear.class);
        Files.writeString(directory.resolve("x"), "x");
        assertThat(Analyser.judge(command, facts)).isNotInstanceOf(Verdict.Clear.class);
    }
}
