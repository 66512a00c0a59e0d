package aish.safety.rules;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names of files that programs take for options or commands. */
class NamesAsOptionsTest {
    @Test
    void looksAtTheNamesOfALiveSession(@TempDir Path here) throws IOException {
        SafetyFacts facts = SafetyFacts.at(here, here.resolve("home"));
        assertThat(Analyser.judge("tar cf - * | wc -c", facts)).isInstanceOf(Verdict.Clear.class);
        Files.createFile(here.resolve("--checkpoint-action=exec=sh evil.sh"));
        assertThat(Analyser.judge("tar cf - * | wc -c", facts)).isInstanceOf(Verdict.Halt.class);
        assertThat(Analyser.judge("tar cf - ./* | wc -c", facts)).isInstanceOf(Verdict.Clear.class);
        assertThat(Analyser.judge("wc -l *", facts)).isInstanceOf(Verdict.Clear.class);
    }
}
