package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.Dispatch.Route;
import aish.testing.EverydayFacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines without a single sign of the shell, told by what their program takes. */
class PlainCommandTest {
    private static final EverydayFacts FACTS = EverydayFacts.usual();

    private final LineRouter router = new LineRouter();

    @ParameterizedTest
    @CsvSource({
        "more notes, notes",
        "git checkout this, this",
        "sort this, this",
        "ls the, the",
        "cat it, it",
        "find pictures videos, pictures videos",
        "cd shows, shows",
    })
    void whatExistsIsAName(String line, String names) {
        RouteFacts facts =
                new Existing(FACTS.installing(Set.of("more")), Set.of(names.split(" ", -1)));
        assertThat(router.route(line, facts).route()).isEqualTo(new Route.Shell(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"make the tests pass", "sort the notes", "kill tests", "git tests fail"})
    void oneNameMakesNoSentenceACommand(String line) {
        RouteFacts facts = new Existing(FACTS, Set.of("tests", "notes"));
        assertThat(router.route(line, facts).route()).isEqualTo(router.route(line, FACTS).route());
    }

    @Test
    void anAliasOfGitIsASubcommand() {
        RouteFacts facts = new Existing(FACTS, Set.of());
        assertThat(router.route("git publish everything", facts).route())
                .isEqualTo(new Route.Shell("git publish everything"));
    }

    @ParameterizedTest
    @CsvSource({"quit, quit, ''", "bye, bye, ''", "undo, undo, ''", "q, quit, ''"})
    void wordsForAishWorkWithoutAColon(String line, String name, String arguments) {
        assertThat(router.route(line, new Existing(FACTS, Set.of())).route())
                .isEqualTo(new Route.Meta(name, arguments));
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit", "bye", "undo", "q"})
    void aCommandOfThatNameComesFirst(String line) {
        RouteFacts facts = new Existing(FACTS.installing(Set.of(line)), Set.of());
        assertThat(router.route(line, facts).route()).isEqualTo(new Route.Shell(line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit smoking", "bye then", "undo that"})
    void moreThanTheWordIsNotForAish(String line) {
        assertThat(router.route(line, new Existing(FACTS, Set.of())).route())
                .isEqualTo(new Route.Ask(line));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    please list the files | it reads like a sentence ("please", "the")
                    docker wont start     | it reads like a sentence ("wont")
                    ls -l && echo ok      | it reads like a command ("ls", "-l")
                    git merge testing     | "git" is a program, and what follows does not read like a sentence
                    """)
    void reasonsNameTheTellingWords(String line, String reason) {
        assertThat(router.route(line, FACTS).reason()).isEqualTo(reason);
    }

    @Test
    void theListOfProgramsIsSorted() {
        String text = new String(Lexicon.resource("programs.tsv"), StandardCharsets.UTF_8);
        assertThat(text.lines().map(line -> line.substring(0, line.indexOf('\t'))))
                .isSorted()
                .doesNotHaveDuplicates();
    }
}
