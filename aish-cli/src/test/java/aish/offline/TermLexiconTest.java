package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TermLexiconTest {
    @ParameterizedTest
    @CsvSource({
        "files,file", "directories,directory", "processes,process", "running,run",
        "modified,modify", "removing,remove", "compressed,compress", "boxes,box"
    })
    void formsOfOneWordAreOne(String form, String word) {
        assertThat(TermLexicon.stem(form)).isEqualTo(TermLexicon.stem(word));
    }

    @Test
    void wordsOfOneMeaningAreOne() {
        TermLexicon lexicon =
                new TermLexicon(List.of("big: large huge", "stop: the a", "weak: show"));
        assertThat(lexicon.term("huge")).isEqualTo(lexicon.term("big"));
        assertThat(lexicon.isStop("the")).isTrue();
        assertThat(lexicon.isWeak(lexicon.term("show"))).isTrue();
    }
}
