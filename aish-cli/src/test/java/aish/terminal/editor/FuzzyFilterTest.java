package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FuzzyFilterTest {
    @ParameterizedTest
    @CsvSource({
        "git, 'git push;legit;dig it',",
        "gst, 'git status;go test ./...', 'git log;gs'",
        "push, 'push x;git push;gitpush;pus h;pu something h', 'hsup'",
        "GIT, 'GIT x', 'git x'",
        "git, 'GIT x;legit',",
        "push git, 'git push', 'git pull;push'",
        "ü, 'über;GRÜSSE', 'grusse'",
        "rn foo, 'grep -rn foo .', 'run bar'",
        "dc, 'docker-compose up;dracula', 'cd'",
        "'', 'anything;else',",
        "'  ', anything,"
    })
    void theBestComesFirst(String typed, String matching, String others) {
        FuzzyFilter filter = new FuzzyFilter(typed);
        List<String> expected = List.of(matching.split(";"));
        List<String> all = new ArrayList<>(expected.reversed());
        Stream.ofNullable(others).flatMap(lines -> Stream.of(lines.split(";"))).forEach(all::add);

        List<String> found =
                all.stream()
                        .filter(line -> filter.score(line) != FuzzyFilter.NONE)
                        .sorted(Comparator.comparingInt(filter::score).reversed())
                        .toList();

        assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(found.getFirst())
                .isEqualTo(filter.isEmpty() ? all.getFirst() : expected.getFirst());
    }

    @ParameterizedTest
    @CsvSource({
        "gst, git status, ^   ^^",
        "stat, git status, '    ^^^^'",
        "st gi, git status, ^^  ^^",
        "gs, git status, ^   ^",
        "x, git status, ''",
        "'', git status, ''"
    })
    void marksTheLettersThatMatch(String typed, String line, String marks) {
        BitSet marked = new FuzzyFilter(typed).marks(line);
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < marked.length(); i++) {
            shown.append(marked.get(i) ? '^' : ' ');
        }
        assertThat(shown).hasToString(marks);
    }

    @Test
    void aLongerTextMatchesNothingElse() {
        FuzzyFilter git = new FuzzyFilter("git");
        assertThat(new FuzzyFilter("git s").narrows(git)).isTrue();
        assertThat(new FuzzyFilter("gi").narrows(git)).isFalse();
        assertThat(git.narrows(new FuzzyFilter(""))).isTrue();
    }
}
