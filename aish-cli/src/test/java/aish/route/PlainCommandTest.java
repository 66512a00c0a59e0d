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
    @ValueSource(
            strings = {
                "git push origin staging",
                "git merge documentation",
                "git branch testing",
                "git add everything",
                "docker compose up redis",
                "kubectl rollout restart deployment api",
                "apt search editor",
                "go run main",
                "make everything",
                "make clean all",
                "watch uptime",
                "watch who",
                "help for",
                "tail errors",
                "less changes",
                "cp this that",
                "mv this that",
                "diff before after",
                "cat first second third",
                "sort names",
                "locate notes",
                "ssh production",
                "sudo apt install tree",
                "nohup make everything",
                "grep failed messages",
                "git stash pop",
                "python main",
                "ls the",
            })
    void namesAfterAProgramAreACommand(String line) {
        assertThat(router.route(line, FACTS).route()).isEqualTo(new Route.Shell(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "git is confusing me",
                "git seems broken",
                "git push fails",
                "git rebase explained simply",
                "git undo the merge",
                "docker won't start",
                "docker wont start",
                "docker network issues",
                "docker ps shows nothing",
                "kubectl get pods says connection refused",
                "npm install hangs",
                "make this script shorter",
                "make me a sandwich",
                "make it faster",
                "sort out this mess",
                "sort this out",
                "kill whatever listens on 8080",
                "find all python files modified this week",
                "who is using port 80?",
                "test the login page",
                "watch for changes in this folder",
                "cut the last column from the table",
                "cp the config",
                "mv it back",
                "rm my old files",
                "vim hangs",
                "ssh key problems",
                "tar everything in here please",
            })
    void theGlueOfASentenceMakesAQuestion(String line) {
        assertThat(router.route(line, FACTS).route()).isEqualTo(new Route.Ask(line));
    }

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
