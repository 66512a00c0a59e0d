package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import module java.base;

import aish.bash.ShellNode.Unparsed;
import aish.testing.SafetyCorpus;
import aish.testing.Tier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bash itself says which texts are commands; the parser must say the same. */
@Tag("edge")
class ShellParserAgreementTest {
    private static final int GENERATED = Tier.times(1000, 20_000);

    @BeforeAll
    static void bashIsThere() {
        assumeFalse(Bash.isMissing());
    }

    @Test
    void acceptsEveryCommandOfTheCorpus() throws Exception {
        List<String> commands = new ArrayList<>();
        SafetyCorpus.rows().forEach(row -> commands.add(row.command()));
        SafetyCorpus.debatable().forEach(row -> commands.add(row.command()));
        assertAgreement(Tier.sample(commands, 4));
    }

    @Test
    void agreesOnScriptsAndShortTexts() throws Exception {
        List<String> texts = new ArrayList<>(Samples.scripts());
        texts.addAll(Samples.texts());
        assertAgreement(texts);
    }

    @Test
    void agreesOnPiecesPutTogetherAtRandom() throws Exception {
        Random random = new Random(20260512);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < GENERATED; i++) {
            texts.add(ShellTexts.random(random));
        }
        assertAgreement(texts);
    }

    private static void assertAgreement(List<String> texts) throws Exception {
        List<Boolean> accepted = Bash.accepted(texts);
        assertThat(accepted).hasSameSizeAs(texts);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            ShellNode ours = ShellParser.parse(texts.get(i));
            boolean parsed = !(ours instanceof Unparsed);
            if (parsed != accepted.get(i) && (parsed || !passedBy(texts.get(i)))) {
                differences.add(
                        "bash: "
                                + accepted.get(i)
                                + " ours: "
                                + why(ours)
                                + " for "
                                + texts.get(i));
            }
        }
        assertThat(differences).isEmpty();
    }

    /**
     * What {@code bash -n} lets pass though it would fail when run: broken tests and backticks,
     * here-documents with half a substitution, functions with expansions in their names, and
     * assignments after the name of a coprocess.
     */
    private static boolean passedBy(String text) {
        return text.contains("[[")
                || text.contains("`")
                || text.contains("<<")
                || text.startsWith("let a=(")
                || text.startsWith("for a=b")
                || text.contains("${x:-y}f() {")
                || text.contains("coproc ls a=(")
                || text.startsWith("function f ( a )");
    }

    private static String why(ShellNode node) {
        return node instanceof Unparsed unparsed ? unparsed.why() : "parsed";
    }
}
