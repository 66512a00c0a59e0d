package aish.text;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClustersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "abc | 0 1 2 3",
                "'' | 0",
                "ae\u0301b | 0 1 3 4",
                "e\u0301\u0308 | 0 3",
                "\u2764\ufe0fx | 0 2 3",
                "\uD83D\uDC4D\uD83C\uDFFDx | 0 2 3",
                "\uD83C\uDDE9\uD83C\uDDEA\uD83C\uDDEB\uD83C\uDDF7 | 0 2 4",
                "\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67! | 0 5 6",
                "日本 | 0 1 2",
                "한\u1100\u1161\u11a8 | 0 1 4"
            })
    void charactersBeginWhereAPersonSeesThemBegin(String text, String starts) {
        Clusters clusters = new Clusters(text);
        int length = text.codePointCount(0, text.length());

        List<String> there = new ArrayList<>(List.of("0"));
        for (int at = 0; at < length; at = clusters.next(at)) {
            there.add(Integer.toString(clusters.next(at)));
        }
        List<String> back = new ArrayList<>(List.of(Integer.toString(length)));
        for (int at = length; at > 0; at = clusters.previous(at)) {
            back.addFirst(Integer.toString(clusters.previous(at)));
        }

        assertThat(String.join(" ", there)).isEqualTo(starts);
        assertThat(String.join(" ", back)).isEqualTo(starts);
    }
}
