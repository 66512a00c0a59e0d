package aish.safety.rules;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.rules.KnowledgeBase.OptionLists;
import aish.testing.Tier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program's manual does not list, no rule vouches for. */
class OptionListsTest {
    private static final String MODULE = "python-m:";
    private static final String MADE_UP = "--zzz-unknown";

    /** Their options are data: text, a condition, or the parameters of a call. */
    private static final Set<String> OPEN =
            Set.of(
                    ":",
                    "true",
                    "false",
                    "echo",
                    "printf",
                    "gprintf",
                    "print",
                    "test",
                    "[",
                    "gtest",
                    "expr",
                    "gexpr",
                    "let",
                    "math",
                    "set",
                    "setopt",
                    "unsetopt",
                    "aws",
                    "awslocal",
                    "aws2",
                    "gcloud",
                    "gcloud-beta",
                    "oci",
                    "aliyun",
                    "tccli",
                    "az",
                    "rush");

    @Test
    void anOptionThatNobodyKnowsIsClearedForNoProgram() {
        List<String> cleared = new ArrayList<>();
        List<String> programs = KnowledgeBase.get().names().stream().sorted().toList();
        for (String program : Tier.sample(programs, 4)) {
            if (!program.startsWith("env:") && !OPEN.contains(program)) {
                clearedIn(rule(program), program, cleared);
            }
        }
        assertThat(cleared).isEmpty();
    }

    private static void clearedIn(Rule rule, String words, List<String> cleared) {
        if (judge(words + " " + MADE_UP) instanceof Verdict.Clear) {
            cleared.add(words);
        }
        rule.verbs()
                .forEach(
                        (verb, child) -> {
                            // an option in a verb's place may take the next word for its value
                            if (!verb.startsWith("-")) {
                                clearedIn(child, words + " " + verb, cleared);
                            }
                        });
    }

    private static Verdict judge(String command) {
        String shown =
                command.startsWith(MODULE)
                        ? "python3 -I -m " + command.substring(MODULE.length())
                        : command;
        return Analyser.judge(shown, SafetyFacts.none());
    }

    @ParameterizedTest
    @CsvSource({
        "--ou, --output",
        "--o, --output",
        "--rev, --reverse",
        "--nu, --numeric-sort",
    })
    void anAbbreviationMeansTheOnlyOptionThatBeginsSo(String brief, String whole) {
        Rule sort = rule("sort");
        assertThat(sort.findLongOption(brief, false)).isEqualTo(sort.findLongOption(whole, false));
    }

    @Test
    void anAbbreviationOfSeveralThatDifferIsNone() {
        // --regexp takes a value, --recursive does not
        assertThat(rule("grep").findLongOption("--re", false)).isNull();
    }

    @Test
    void anAbbreviationExemptsFromNothing() {
        assertThat(judge("git push --dry")).isInstanceOf(Verdict.Halt.class);
    }

    @Test
    void everyListedProgramAndVerbHasARule() {
        Set<String> programs = KnowledgeBase.get().names();
        Set<String> missing = new HashSet<>();
        for (String line : OptionLists.lines()) {
            String path = line.substring(0, line.indexOf(" : "));
            for (String program : path.split(" ", -1)[0].split(",", -1)) {
                if (!program.equals("*") && !programs.contains(program)) {
                    missing.add(program);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private static Rule rule(String program) {
        return Objects.requireNonNull(KnowledgeBase.get().find(program), program);
    }
}
