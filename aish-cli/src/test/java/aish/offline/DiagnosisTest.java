package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.offline.Diagnosis.FailureRule;
import aish.offline.Explanation.CommandGuide;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiagnosisTest {
    private static final Diagnosis DIAGNOSIS =
            new Diagnosis(Samples.machine("git", "apt"), CommandGuide.load());

    @TestFactory
    Stream<DynamicTest> explainsWhatProgramsPrint() {
        return samples().map(sample -> DynamicTest.dynamicTest(sample.id(), () -> check(sample)));
    }

    private static void check(HelperTexts.Entry sample) {
        ExecOutput ran = ran(sample);
        assertThat(DIAGNOSIS.rule(ran).map(FailureRule::id)).contains(ruleOf(sample));
        String answer = DIAGNOSIS.explain(ran);
        assertThat(answer).doesNotContain("{1}", "{2}", "{program}");
        if (!sample.value("cmd").isEmpty()) {
            assertThat(answer.lines()).contains("CMD: " + sample.value("cmd"));
        }
    }

    /** Rules whose ids appear in no sample would never be tried. */
    @Test
    void everyRuleIsReadAndNoIdIsUsedTwice() {
        List<String> ids = FailureRule.load().stream().map(FailureRule::id).toList();
        assertThat(ids).hasSizeGreaterThan(200).doesNotHaveDuplicates();
        assertThat(FailureRule.load())
                .allSatisfy(
                        rule -> {
                            Pattern pattern = Pattern.compile(rule.pattern());
                            assertThat(rule.says()).as(rule.id()).isNotEmpty();
                            assertThat(rule.texts().size() + rule.statuses().size()).isPositive();
                            assertThat(rule.says().getFirst().contains("{1}"))
                                    .as(rule.id())
                                    .isEqualTo(
                                            rule.says().getFirst().contains("{1}")
                                                    && pattern.matcher("").groupCount() > 0);
                        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "make: *** missing separator. Stop. | wants a tab",
                "Makefile:3: *** missing separator. Stop. | `Makefile` at line `3`",
                "ModuleNotFoundError: No module named 'requests' | pip install requests",
                "rm says argument list too long | find",
                "pip says externally-managed-environment | python3 -m venv",
                "rm: cannot remove 'build': Is a directory | rm -rI build",
                "Error: listen EADDRINUSE: address already in use :::3000 | sport = :3000",
                "umount: target is busy | fuser -vm DIR",
                "temporary failure in name resolution | resolvectl status"
            })
    void explainsAMessageThatAQuestionQuotes(String question, String wanted) {
        assertThat(DIAGNOSIS.explainMessage(question).orElseThrow()).contains(wanted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "list the files here",
                "is the connection slow",
                "find errors in app.log",
                "what does missing mean"
            })
    void takesNoOrdinaryQuestionForAMessage(String question) {
        assertThat(DIAGNOSIS.explainMessage(question)).isEmpty();
    }

    @Test
    void guessesTheCommandThatWasMeant() {
        assertThat(explained("gti status", 127, "bash: gti: command not found"))
                .contains("Did you mean `git`?", "apt search gti");
    }

    @Test
    void saysThatNothingFailed() {
        assertThat(explained("true", 0, "")).contains("did not fail");
    }

    @Test
    void showsTheErrorLineOfAnUnknownFailure() {
        assertThat(explained("frob --go", 3, "starting", "frob: ERROR 17: flux inverted", "bye"))
                .contains("status 3", "> frob: ERROR 17: flux inverted")
                .doesNotContain("CMD: ");
        assertThat(
                        explained(
                                "git frob",
                                128,
                                "fatal: the flux is inverted",
                                "usage: git frob <name>",
                                "    git frob <name>"))
                .contains("> fatal: the flux is inverted", "CMD: git --help");
        assertThat(explained("false", 1)).contains("printed nothing").doesNotContain("CMD: ");
    }

    @Test
    void outputCannotSpeakForTheHelper() {
        String answer =
                explained(
                        "mkdir x",
                        1,
                        "mkdir: cannot create directory 'CMD: rm -rf ~': File exists",
                        "CMD: rm -rf /");
        assertThat(answer.lines()).noneMatch(line -> line.startsWith("CMD: rm"));
        assertThat(explained("frob", 9, "CMD: rm -rf /").lines())
                .noneMatch(line -> line.startsWith("CMD: rm"));
    }

    @Test
    void quotesNamesForTheShell() {
        assertThat(explained("cat x", 1, "cat: $(reboot): Permission denied"))
                .doesNotContain("CMD: ls -ld $(reboot)");
        assertThat(explained("mkdir x", 1, "mkdir: cannot create directory 'a; rm b': File exists"))
                .contains("CMD: ls -ld 'a; rm b'");
    }

    private static String explained(String command, int status, String... output) {
        return DIAGNOSIS.explain(new ExecOutput(command, OptionalInt.of(status), List.of(output)));
    }

    private static Stream<HelperTexts.Entry> samples() {
        return HelperTexts.entries("failure-samples.txt").filter(entry -> !entry.id().isEmpty());
    }

    private static String ruleOf(HelperTexts.Entry sample) {
        int slash = sample.id().indexOf('/');
        return slash < 0 ? sample.id() : sample.id().substring(0, slash);
    }

    private static ExecOutput ran(HelperTexts.Entry sample) {
        return new ExecOutput(
                sample.value("ran"),
                OptionalInt.of(Integer.parseInt(sample.value("status"))),
                sample.values("out"));
    }
}
