package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.ScanResult.Completeness.Incomplete;
import aish.bash.ScanResult.OpenConstruct;
import aish.testing.SafetyCorpus;
import aish.testing.Tier;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A text that has a tree is finished, because nothing may be concluded from half a command. The end
 * of the text ends a here-document and a line, as for a script; not at a prompt.
 */
class CompletenessTest {
    private static final int GENERATED = Tier.times(20_000, 500_000);
    private static final int CORPUS = 20_000;

    @Test
    void everyCommandOfTheCorpusIsFinished() {
        List<String> commands =
                Stream.of(
                                SafetyCorpus.rows(),
                                SafetyCorpus.debatable(),
                                SafetyCorpus.unseen(),
                                SafetyCorpus.own())
                        .flatMap(List::stream)
                        .map(SafetyCorpus.Row::command)
                        .toList();
        assertThat(commands).hasSizeGreaterThan(CORPUS);
        assertThat(commands).filteredOn(CompletenessTest::hasTreeButIsOpen).isEmpty();
    }

    @Test
    void holdsForScriptsTheirPrefixesAndShortTexts() {
        List<String> texts = new ArrayList<>(Samples.texts());
        for (String script : Samples.scripts()) {
            texts.add(script);
            texts.addAll(Samples.prefixes(script));
        }
        assertThat(texts).filteredOn(CompletenessTest::isOpenAnyway).isEmpty();
    }

    @Test
    void holdsForPiecesPutTogetherAtRandom() {
        Random random = new Random(20260512);
        assertThat(Stream.generate(() -> ShellTexts.random(random)).limit(GENERATED))
                .filteredOn(CompletenessTest::isOpenAnyway)
                .isEmpty();
    }

    @Property(tries = 5000)
    void holdsForBashLikeText(@ForAll("bashLike") String text) {
        assertThat(isOpenAnyway(text)).isFalse();
    }

    @Provide
    Arbitrary<String> bashLike() {
        return new ScanPropertiesTest().bashLike();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cat <<E", "ls \\"})
    void theEndOfTheTextEndsALine(String text) {
        assertThat(hasTreeButIsOpen(text)).isTrue();
        assertThat(isOpenAnyway(text)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"coproc =~ if", "echo @(a(b)", "x[[ b]", "${${a}", "{ { a; } >f }"})
    void refusesWhatBashRefuses(String text) {
        assertThat(ShellParser.parse(text)).isInstanceOf(ShellNode.Unparsed.class);
    }

    private static boolean hasTreeButIsOpen(String text) {
        ScanResult scan = ShellScanner.scan(text);
        return !scan.complete() && !(scan.tree() instanceof ShellNode.Unparsed);
    }

    private static boolean isOpenAnyway(String text) {
        return hasTreeButIsOpen(text)
                && ShellScanner.scan(text).completeness() instanceof Incomplete open
                && open.open() != OpenConstruct.HEREDOC
                && open.open() != OpenConstruct.BACKSLASH;
    }
}
