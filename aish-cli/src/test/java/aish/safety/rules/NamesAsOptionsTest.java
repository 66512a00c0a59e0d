package aish.safety.rules;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of files that programs take for options or commands. */
class NamesAsOptionsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    touch -- --checkpoint=1 '--checkpoint-action=exec=sh evil.sh' && tar cf /tmp/a.tar *
                    touch -- -ovictim; sort *
                    touch ./-ovictim; sort *
                    echo > -ovictim; sort *
                    : > ./-ovictim; sort *.txt
                    touch -- -ovictim; for f in *; do sort "$f"; done
                    touch -- -ovictim; ls | xargs sort
                    touch -- '-e sh x'; rsync -n * h:
                    touch -- '-fx'; git log *
                    perl -ne print 'rm victim|'
                    perl -pe 1 'rm victim |'
                    perl -ne print '>victim'
                    perl -ne print -- 'rm victim|'
                    touch 'rm victim|'; perl -pe 1 *
                    bash -c 'touch -- -ovictim'; sort *
                    """)
    void haltsOnNamesThatAreThere(String command) {
        assertThat(judge(command)).isNotInstanceOf(Verdict.Clear.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '\0',
            textBlock =
                    """
                    tar cf /tmp/a.tar *
                    sort *
                    sort *.txt
                    ls *
                    cat *.txt
                    wc -l *
                    grep x *
                    grep -- -x *
                    perl -ne 'print if /a|b/' x
                    perl -pe 's/a|/b/' x
                    touch -- -ovictim; sort -- *
                    touch -- -ovictim; sort ./*
                    touch -- -ovictim; ls *
                    git log -- *.txt
                    """)
    void clearsNamesThatAreOnlyNames(String command) {
        assertThat(judge(command)).isInstanceOf(Verdict.Clear.class);
    }

    @Test
    void looksAtTheNamesOfALiveSession(@TempDir Path here) throws IOException {
        SafetyFacts facts = SafetyFacts.at(here, here.resolve("home"));
        assertThat(Analyser.judge("tar cf - * | wc -c", facts)).isInstanceOf(Verdict.Clear.class);
        Files.createFile(here.resolve("--checkpoint-action=exec=sh evil.sh"));
        assertThat(Analyser.judge("tar cf - * | wc -c", facts)).isInstanceOf(Verdict.Halt.class);
        assertThat(Analyser.judge("tar cf - ./* | wc -c", facts)).isInstanceOf(Verdict.Clear.class);
        assertThat(Analyser.judge("wc -l *", facts)).isInstanceOf(Verdict.Clear.class);
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }
}
