package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordFilterTest {
    @ParameterizedTest
    @CsvSource({
        "git, 'git push;legit', 'dig it'",
        "push, 'push x;git push;gitpush', 'pus h;hsup'",
        "GIT, 'GIT x', 'git x'",
        "git, 'GIT x;legit',",
        "push git, 'git push', 'git pull;push'",
        "ü, 'über;GRÜSSE', 'grusse'",
        "x, 'İİx',",
        "rn foo, 'grep -rn foo .', 'run bar'",
        "'', 'anything;else',",
        "'  ', anything,"
    })
    void theBestComesFirst(String typed, String matching, String others) {
        WordFilter filter = new WordFilter(typed);
        List<String> expected = List.of(matching.split(";"));
        List<String> all = new ArrayList<>(expected.reversed());
        Stream.ofNullable(others).flatMap(lines -> Stream.of(lines.split(";"))).forEach(all::add);

        List<String> found =
                all.stream()
                        .filter(line -> filter.score(line) != WordFilter.NONE)
                        .sorted(Comparator.comparingInt(filter::score).reversed())
                        .toList();

        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(found.getFirst())
                .isEqualTo(filter.isEmpty() ? all.getFirst() : expected.getFirst());
    }

    @ParameterizedTest
    @CsvSource({
        "stat, git status, '    ^^^^'",
        "st gi, git status, ^^  ^^",
        "gs, git status, ''",
        "x, git status, ''",
        "'', git status, ''"
    })
    void marksTheLettersThatMatch(String typed, String line, String marks) {
        BitSet marked = new WordFilter(typed).marks(line);
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < marked.length(); i++) {
            shown.append(marked.get(i) ? '^' : ' ');
        }
        assertThat(shown).hasToString(marks);
    }

    @Test
    void aLongerTextMatchesNothingElse() {
        WordFilter git = new WordFilter("git");
        assertThat(new WordFilter("git s").narrows(git)).isTrue();
        assertThat(new WordFilter("gi").narrows(git)).isFalse();
        assertThat(git.narrows(new WordFilter(""))).isTrue();
    }
}
