package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.Decision.Route;
import aish.route.LearnedShapes.Overrule;
import aish.testing.EverydayFacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user teaches the router by overruling it. */
class LearnedRoutingTest {
    private static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");

    private final LineRouter router = new LineRouter();
    private LearnedShapes learned = LearnedShapes.NONE;
    private boolean dangerous;
    private Set<String> existing = Set.of();

    /** An ordinary machine whose user has taught the router something. */
    private final RouteFacts facts = new TaughtFacts();

    /**
     * @param name what the lines have in common
     * @param overrules ten lines that the user sends to the other side
     * @param next other lines of the kind
     * @param others lines of other kinds, which must not change
     */
    record Kind(String name, List<String> overrules, List<String> next, List<String> others) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Stream<Kind> kinds() {
        return Stream.of(
                new Kind(
                        "questions that start with the name of a program",
                        lines(
                                """
                                file sizes
                                file owners
                                file dates
                                file names
                                file types
                                file contents
                                file endings
                                file permissions
                                file encodings
                                file differences
                                """),
                        lines("file extensions"),
                        lines(
                                """
                                file -i photo.png
                                file photo.png
                                file
                                cat notes
                                find . -name x
                                git push origin staging
                                """)),
                new Kind(
                        "questions about a program and its subcommand",
                        lines(
                                """
                                git rebase explained
                                git merge explained
                                git reset explained
                                git stash explained
                                git bisect explained
                                git rebase examples
                                git clone examples
                                git tag examples
                                git fetch explained
                                git pull explained
                                """),
                        lines("git add explained"),
                        lines(
                                """
                                git status
                                git log --oneline
                                git checkout -b topic
                                docker run alpine
                                """)),
                new Kind(
                        "short questions that start with different programs",
                        lines(
                                """
                                git branches
                                df numbers
                                docker containers
                                sed tricks
                                cat food
                                curl certificates
                                ssh tunnels
                                jq filters
                                nano shortcuts
                                wget mirrors
                                """),
                        lines("file owners"),
                        lines(
                                """
                                cat notes.txt
                                git status
                                docker ps
                                du -sh src
                                find . -name x
                                """)),
                new Kind(
                        "commands of a program that is not known",
                        lines(
                                """
                                deploy staging
                                deploy production
                                deploy preview
                                deploy everything
                                deploy website
                                deploy backend
                                deploy frontend
                                deploy docs
                                deploy tests
                                deploy testing
                                """),
                        lines("deploy nightly"),
                        lines(
                                """
                                deploy the website to the staging server please
                                how do I deploy staging?
                                deploy it?
                                explain staging
                                """)));
    }

    private static List<String> lines(String text) {
        return text.strip().lines().map(String::strip).toList();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void tenOverrulesOfAKindChangeTheEleventhDecisionAndForgettingRestoresIt(Kind kind) {
        List<Boolean> before = kind.next().stream().map(this::runs).toList();
        List<Decision> others = decisions(kind.others());
        teach(kind);
        assertThat(kind.next().stream().map(line -> !runs(line)).toList()).isEqualTo(before);
        assertThat(kind.next())
                .allSatisfy(line -> assertThat(decide(line).rule()).isEqualTo("learned"));
        assertThat(decisions(kind.others())).isEqualTo(others);
        learned = learned.without(learned.habits());
        assertThat(kind.next().stream().map(this::runs).toList()).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void oneOverruleChangesNothing(Kind kind) {
        List<Boolean> before = kind.next().stream().map(this::runs).toList();
        overrule(kind.overrules().getFirst());
        assertThat(kind.next().stream().map(this::runs).toList()).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void overrulingBackRestoresTheDecision(Kind kind) {
        boolean before = runs(kind.next().getFirst());
        teach(kind);
        for (int i = 0; i < 10 && runs(kind.next().getFirst()) != before; i++) {
            overrule(kind.next().getFirst());
        }
        assertThat(runs(kind.next().getFirst())).isEqualTo(before);
    }

    @Test
    void saysSoInPlainWords() {
        for (int i = 0; i < 4; i++) {
            overrule("file sizes");
        }
        assertThat(decide("file owners"))
                .isEqualTo(
                        new Decision(
                                new Route.Ask("file owners"),
                                "learned",
                                "you asked lines like this 4 times before (:route learned)"));
        assertThat(decide("file the taxes").reason())
                .isEqualTo("it reads like a sentence (\"the\")");
        learned = LearnedShapes.NONE;
        learn("find the largest file", Overrule.ASKED);
        assertThat(decide("find the oldest log").reason())
                .isEqualTo(
                        "it reads like a sentence (\"the\"), and you asked lines like this once before");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "please find the process that uses port 80",
                "which of these files is the largest?",
                "deploy it?",
                "why does the build fail"
            })
    void neverRunsWhatClearlyIsASentence(String line) {
        for (int i = 0; i < 100; i++) {
            learn(line, Overrule.RAN);
        }
        assertThat(runs(line)).isFalse();
    }

    @Test
    void neverRunsASentenceThatNeedsTheUsersOk() {
        for (int i = 0; i < 10; i++) {
            learn("rm the old logs", Overrule.RAN);
        }
        assertThat(runs("rm the new logs")).isTrue();
        dangerous = true;
        assertThat(runs("rm the new logs")).isFalse();
        assertThat(runs("rm -rf build")).isTrue();
    }

    @Test
    void neverAsksAboutWordsThatAllExistHere() {
        teach(kinds().toList().get(1));
        assertThat(runs("git rebase topic")).isFalse();
        existing = Set.of("topic");
        assertThat(runs("git rebase topic")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$ ls",
                "? why",
                ":help",
                "# note",
                "echo hello there",
                "./run.sh now",
                "FOO=1 ./x",
                "for i in 1 2; do ls; done",
                "cat <<X\nhello\nX"
            })
    void thereIsNothingToLearnFromLinesThatAreCertain(String line) {
        assertThat(router.shape(line, facts)).isEmpty();
    }

    @Test
    void keepsNoWordThatCouldBePrivate() {
        assertThat(
                        Stream.of(
                                        "find the key of alice",
                                        "hunter2secret please",
                                        "alice@example.com about lunch",
                                        "sesame-4711 is my password",
                                        "Grep alice notes")
                                .map(line -> router.shape(line, facts).orElseThrow().code()))
                .containsExactly(
                        "find installed_verb several word+glue",
                        "- code pair glue",
                        "- code several word+glue",
                        "- code several word+glue",
                        "grep capital several word");
    }

    @Test
    void keepsABoundedNumberOfShapesTheLatestOnes() {
        for (int i = 0; i < LearnedShapes.MOST + 5; i++) {
            LineShape shape = LineShape.parse("p" + i + " installed pair word").orElseThrow();
            learned = learned.with(shape, Overrule.ASKED, NOW);
        }
        assertThat(learned.habits()).hasSize(LearnedShapes.MOST);
        assertThat(learned.habits().getFirst().shape().word()).isEqualTo("p5");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "find",
                "find installed_verb several",
                "find nonsense several word",
                "find installed_verb several word+nonsense",
                "FIND installed_verb several word",
                "a\u001b[31m installed pair word",
                "find installed_verb several word extra"
            })
    void readsNoDamagedShape(String code) {
        assertThat(LineShape.parse(code)).isEmpty();
    }

    /**
     * A user who corrects every mistake in one half of the lines: neither half may get worse by it.
     */
    @Test
    void correctingMistakesMakesNoLineWorse() throws IOException {
        List<String> all = new ArrayList<>();
        for (String file : List.of("everyday.tsv", "tuned.tsv", "unseen.tsv")) {
            all.addAll(labelled(file));
        }
        long before = all.stream().filter(this::isRight).count();
        for (int round = 0; round < 10; round++) {
            for (int i = 0; i < all.size(); i += 2) {
                if (!isRight(all.get(i)) && router.shape(line(all.get(i)), facts).isPresent()) {
                    overrule(line(all.get(i)));
                }
            }
        }
        assertThat(learned.habits()).isNotEmpty();
        assertThat(all.stream().filter(this::isRight).count()).isGreaterThanOrEqualTo(before);
    }

    /** Ten overrules of each kind above change few lines that people type, and only like ones. */
    @ParameterizedTest
    @MethodSource("kinds")
    void overrulesOfAKindChangeNoOtherEverydayLine(Kind kind) throws IOException {
        List<String> all = labelled("everyday.tsv");
        List<String> right = all.stream().filter(this::isRight).toList();
        Set<String> shapes = new HashSet<>();
        for (String line : kind.overrules()) {
            LineShape shape = router.shape(line, facts).orElseThrow();
            shapes.add(shape.first() + " " + shape.length() + " " + shape.traits());
        }
        teach(kind);
        List<String> changed = right.stream().filter(line -> !isRight(line)).toList();
        assertThat(changed)
                .allSatisfy(
                        line -> {
                            LineShape shape = router.shape(line(line), facts).orElseThrow();
                            assertThat(shapes)
                                    .contains(
                                            shape.first()
                                                    + " "
                                                    + shape.length()
                                                    + " "
                                                    + shape.traits());
                        });
        assertThat(changed.size()).isLessThanOrEqualTo(all.size() / 100);
    }

    /** Sends every line to where none of them goes at first, unless the router has learned to. */
    private void teach(Kind kind) {
        boolean run = !runs(kind.overrules().getFirst());
        for (String line : kind.overrules()) {
            if (runs(line) != run) {
                overrule(line);
            }
        }
    }

    private void overrule(String line) {
        learn(line, runs(line) ? Overrule.ASKED : Overrule.RAN);
    }

    private void learn(String line, Overrule overrule) {
        learned = learned.with(router.shape(line, facts).orElseThrow(), overrule, NOW);
    }

    private List<Decision> decisions(List<String> lines) {
        return lines.stream().map(this::decide).toList();
    }

    private Decision decide(String line) {
        return router.route(line, facts);
    }

    private boolean runs(String line) {
        return decide(line).route() instanceof Route.Shell;
    }

    private boolean isRight(String labelled) {
        boolean asks = decide(line(labelled)).route() instanceof Route.Ask;
        return labelled.startsWith(asks ? "ai\t" : "shell\t");
    }

    private static String line(String labelled) {
        return labelled.substring(labelled.indexOf('\t') + 1);
    }

    private static List<String> labelled(String file) throws IOException {
        try (InputStream in = LearnedRoutingTest.class.getResourceAsStream(file)) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        }
    }

    private final class TaughtFacts implements RouteFacts {
        private final EverydayFacts usual = EverydayFacts.usual();

        @Override
        public LearnedShapes learned() {
            return learned;
        }

        @Override
        public boolean mayRunUnasked(String line) {
            return !dangerous;
        }

        @Override
        public boolean isNameFor(String program, String word) {
            return existing.contains(word);
        }

        @Override
        public boolean isCommand(String word) {
            return usual.isCommand(word);
        }

        @Override
        public boolean isVariable(String name) {
            return usual.isVariable(name);
        }

        @Override
        public boolean isFile(String path) {
            return usual.isFile(path);
        }

        @Override
        public boolean isMeta(String name) {
            return usual.isMeta(name);
        }

        @Override
        public boolean isAlwaysCommand(String word) {
            return usual.isAlwaysCommand(word);
        }

        @Override
        public boolean isNeverCommand(String word) {
            return usual.isNeverCommand(word);
        }
    }
}
