package aish.model.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.offline.Reader.TypoCorrection;
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

    @ParameterizedTest
    @CsvSource({
        "hiden,hidden,true",
        "proceses,processes,true",
        "lsit,list,true",
        "abc,abd,true",
        "file,pile,true",
        "file,files,true",
        "file,fillet,false",
        "same,same,true",
        "ab,ba,true"
    })
    void noticesOneSlip(String typed, String meant, boolean slip) {
        assertThat(TypoCorrection.isOneSlip(typed, meant)).isEqualTo(slip);
    }

    @Test
    void findsTheNearestName() {
        assertThat(TypoCorrection.nearest("gti", List.of("gcc", "git", "grep"))).contains("git");
        assertThat(TypoCorrection.nearest("kubctl", List.of("kubectl"))).contains("kubectl");
        assertThat(TypoCorrection.nearest("xyzzy", List.of("git"))).isEmpty();
    }
}
