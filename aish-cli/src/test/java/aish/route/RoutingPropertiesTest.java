package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.Dispatch.Route;
import aish.testing.EverydayFacts;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What holds for every line, however odd. */
class RoutingPropertiesTest {
    private static final RouteFacts FACTS = EverydayFacts.usual();
    private static final int MEGABYTE = 1 << 20;

    private final LineRouter router = new LineRouter();

    @Property(tries = 3000)
    void anyTextIsDecided(@ForAll("texts") String line) {
        Dispatch decision = router.route(line, FACTS);
        assertThat(decision.rule()).isNotEmpty();
        assertThat(decision.reason()).isNotEmpty();
    }

    @Property(tries = 1000)
    void theSameLineIsDecidedTheSameWay(@ForAll("texts") String line) {
        assertThat(new LineRouter().route(line, FACTS)).isEqualTo(router.route(line, FACTS));
    }

    @Property(tries = 1000)
    void blanksAroundDoNotMatter(@ForAll("texts") String line, @ForAll("blanks") String blanks) {
        Assume.that(!line.stripTrailing().endsWith("\\"));
        assertThat(router.route(blanks + line + blanks, FACTS))
                .isEqualTo(router.route(line, FACTS));
    }

    @Property(tries = 1000)
    void blanksBetweenWordsDoNotMatter(@ForAll("words") String line) {
        String spread = line.replace(" ", " \t  ");
        assertThat(router.route(spread, FACTS).route().getClass())
                .isEqualTo(router.route(line, FACTS).route().getClass());
    }

    @Property(tries = 500)
    void prefixesDecideWhateverFollows(@ForAll("texts") String line) {
        Assume.that(!line.isBlank());
        assertThat(router.route("$ " + line, FACTS).route()).isInstanceOf(Route.Shell.class);
        assertThat(router.route("! " + line, FACTS).route()).isInstanceOf(Route.Shell.class);
        assertThat(router.route("? " + line, FACTS).route()).isInstanceOf(Route.Ask.class);
        assertThat(router.route(":ask " + line, FACTS).route()).isInstanceOf(Route.Ask.class);
        assertThat(router.route(":exec " + line, FACTS).route()).isInstanceOf(Route.Shell.class);
    }

    @Property(tries = 500)
    void whatIsQuotedSaysNothing(@ForAll("plain") String quoted) {
        assertThat(router.route("git commit -m \"" + quoted + "\"", FACTS).route())
                .isInstanceOf(Route.Shell.class);
        assertThat(router.route("grep -r '" + quoted + "' src", FACTS).route())
                .isInstanceOf(Route.Shell.class);
        assertThat(router.route("why does it print \"" + quoted + "\" all the time", FACTS).route())
                .isInstanceOf(Route.Ask.class);
    }

    @Property(tries = 200)
    void commentsAreTheShells(@ForAll("texts") String text) {
        Assume.that(!text.contains("\n"));
        assertThat(router.route("# " + text, FACTS).route()).isInstanceOf(Route.Shell.class);
    }

    @Test
    void veryLongLinesAreDecidedByTheirBeginning() {
        for (String piece : List.of("a ", "'", "\"", "$(", "|", "-x ", "\u0000")) {
            String rest = piece.repeat(MEGABYTE / piece.length());
            assertThat(router.route("ls -l " + rest, FACTS).route())
                    .as(piece)
                    .isInstanceOf(Route.Shell.class);
        }
        String prose = "what is it ".repeat(MEGABYTE / 11);
        assertThat(router.route("echo " + prose, FACTS).route()).isInstanceOf(Route.Shell.class);
        assertThat(router.route(prose, FACTS).route()).isInstanceOf(Route.Ask.class);
        assertThat(router.route("please tell me why " + "x".repeat(MEGABYTE), FACTS).route())
                .isInstanceOf(Route.Ask.class);
        assertThat(router.route("x".repeat(MEGABYTE), FACTS).route())
                .isInstanceOf(Route.Shell.class);
    }

    @Test
    void factsThatStayAreAskedOnce() {
        int[] asked = new int[1];
        long[] moment = {7};
        RouteFacts counting = new CountingFacts(FACTS, () -> moment[0], () -> asked[0]++, false);
        Dispatch first = router.route("frob -x", counting);
        assertThat(router.route("frob -x", counting)).isSameAs(first);
        int once = asked[0];
        moment[0]++;
        router.route("frob -x", counting);
        assertThat(asked[0]).isEqualTo(2 * once).isPositive();
    }

    @Test
    void aPendingQuestionIsAnsweredByYesAndNo() {
        RouteFacts usual = EverydayFacts.usual().installing(Set.of("no", "y", "sure"));
        RouteFacts asking = new CountingFacts(usual, () -> RouteFacts.UNVERSIONED, () -> {}, true);
        for (String answer : new String[] {"no", "y", "sure", "No.", "yes"}) {
            assertThat(router.route(answer, asking).route())
                    .as(answer)
                    .isEqualTo(new Route.Ask(answer));
        }
        assertThat(router.route("no", usual).route()).isEqualTo(new Route.Shell("no"));
        assertThat(router.route("ls", asking).route()).isEqualTo(new Route.Shell("ls"));
    }

    @Test
    void aPendingQuestionIsAnsweredByAName() {
        RouteFacts usual = EverydayFacts.usual();
        RouteFacts asking = new CountingFacts(usual, () -> RouteFacts.UNVERSIONED, () -> {}, true);
        for (String answer :
                new String[] {
                    "web",
                    "data.csv",
                    "the file is data.csv",
                    "a.txt and b.txt",
                    "/srv/data",
                    "8080"
                }) {
            assertThat(router.route(answer, asking).route())
                    .as(answer)
                    .isEqualTo(new Route.Ask(answer));
        }
        for (String command :
                new String[] {"ls data.csv", "gti status", "./run.sh", "A=1 make", "git log"}) {
            assertThat(router.route(command, asking).route())
                    .as(command)
                    .isEqualTo(new Route.Shell(command));
        }
        assertThat(router.route("data.csv", usual).route()).isEqualTo(new Route.Shell("data.csv"));
    }

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> pieces =
                Arbitraries.of(
                        new String[] {
                            "ls", "for", "in", "if", "time", "is", "the",
                            "what", "?", "$", "$(", "`", ":", "/",
                            "!", "'", "\"", "help", "x=1", "-f", "--long",
                            "|", "&&", ">", "2>&1", "(", ")", "()",
                            "{", "}", "[[", "#", "\n", "\t", "é",
                            "yes", "\\", "*", "~", ".", ";", "\u001b[31m",
                            "\u0000", "\u202e", "列出", "почему", "\ud83d\ude00", "\ud83d", "don't",
                            "a/b", "user@host", "%s", "1+1"
                        });
        Arbitrary<String> mixed = pieces.list().ofMaxSize(9).map(list -> String.join(" ", list));
        Arbitrary<String> joined = pieces.list().ofMaxSize(6).map(list -> String.join("", list));
        return Arbitraries.oneOf(mixed, joined, Arbitraries.strings().ofMaxLength(60));
    }

    @Provide
    Arbitrary<String> blanks() {
        return Arbitraries.of(" ", "\t", "  \n", " \t ");
    }

    @Provide
    Arbitrary<String> words() {
        Arbitrary<String> word =
                Arbitraries.of(
                        "find", "all", "files", "git", "status", "-l", "why", "the", "src/a");
        return Combinators.combine(word, word.list().ofMinSize(1).ofMaxSize(6))
                .as((first, rest) -> first + " " + String.join(" ", rest));
    }

    @Provide
    Arbitrary<String> plain() {
        return Arbitraries.strings().withChars("abc is what -|;*?.").ofMinLength(1).ofMaxLength(30);
    }
}
