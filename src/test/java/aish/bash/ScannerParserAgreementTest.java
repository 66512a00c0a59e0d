package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.ScanResult.Completeness.Incomplete;
import aish.testing.SafetyCorpus;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The scanner says whether a text is finished, the parser what it means. A text that the parser
 * accepts must be finished for the scanner, except for the kinds listed here. In those of {@link
 * #TOO_LENIENT}, {@code bash -n} sides with the scanner.
 */
class ScannerParserAgreementTest {
    private static final int GENERATED = 50_000;
    private static final int CORPUS = 20_000;

    /** What the parser accepts although something in it is not closed. */
    private static final List<Pattern> TOO_LENIENT =
            List.of(
                    // a compound command follows whatever word names a coprocess
                    Pattern.compile("\\bcoproc\\b"),
                    // parentheses nest in an extended pattern
                    Pattern.compile("[@*?+!]\\([^)]*\\("),
                    // brackets, comments and substitutions nest in a subscript
                    Pattern.compile("\\w(\\\\\n)?\\[[^]]*[\\[(#]"),
                    // substitutions nest in a parameter whose name is wrong
                    Pattern.compile("\\$\\{\\$"));

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
        assertThat(commands).filteredOn(ScannerParserAgreementTest::differs).isEmpty();
    }

    @Test
    void agreeOnScriptsTheirPrefixesAndShortTexts() {
        List<String> texts = new ArrayList<>(Samples.texts());
        for (String script : Samples.scripts()) {
            texts.add(script);
            texts.addAll(Samples.prefixes(script));
        }
        assertAgreement(texts);
    }

    @Test
    void agreeOnPiecesPutTogetherAtRandom() {
        Random random = new Random(20260512);
        assertAgreement(Stream.generate(() -> ShellTexts.random(random)).limit(GENERATED).toList());
    }

    /** With the same texts each time, because one in a million differs in yet another way. */
    @Property(tries = 20_000, seed = "20260512")
    void agreeOnBashLikeText(@ForAll("bashLike") String text) {
        assertAgreement(List.of(text));
    }

    @Provide
    Arbitrary<String> bashLike() {
        return new ScanPropertiesTest().bashLike();
    }

    /** Each exception is needed: one that no longer is must go. */
    @ParameterizedTest
    @ValueSource(strings = {"cat <<E", "ls \\", "coproc =~ if", "echo @(a(b)", "x[[ b]", "${${a}"})
    void knownDifferences(String text) {
        assertThat(differs(text)).isTrue();
        assertThat(isKnown(text)).isTrue();
    }

    private static void assertAgreement(List<String> texts) {
        assertThat(texts).filteredOn(text -> differs(text) && !isKnown(text)).isEmpty();
    }

    private static boolean differs(String text) {
        return ShellScanner.scan(text).completeness() instanceof Incomplete
                && !(ShellParser.parse(text) instanceof ShellNode.Unparsed);
    }

    private static boolean isKnown(String text) {
        Incomplete waiting = (Incomplete) ShellScanner.scan(text).completeness();
        return switch (waiting.open()) {
            // the end of the text ends a here-document and a line, as for a script; not at a prompt
            case HEREDOC, BACKSLASH -> true;
            default -> TOO_LENIENT.stream().anyMatch(kind -> kind.matcher(text).find());
        };
    }
}
