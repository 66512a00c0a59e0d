package aish.model.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.offline.Diagnosis.FailureRule;
import aish.model.offline.Explanation.CommandGuide;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

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
        String answer = DIAGNOSIS.explain(ran, Optional.empty());
        assertThat(answer).doesNotContain("{1}", "{2}", "{program}");
        if (!sample.value("cmd").isEmpty()) {
            assertThat(answer.lines()).contains("CMD: " + sample.value("cmd"));
        }
    }

    @Test
    void everyRuleHasASample() {
        Set<String> sampled = new HashSet<>(samples().map(DiagnosisTest::ruleOf).toList());
        assertThat(FailureRule.load()).hasSizeGreaterThan(60);
        assertThat(FailureRule.load().stream().map(FailureRule::id)).allMatch(sampled::contains);
    }

    @Test
    void guessesTheCommandThatWasMeant() {
        assertThat(explained("gti status", 127, "bash: gti: command not found"))
                .contains("Did you mean `git`?")
                .contains("apt search gti");
    }

    @Test
    void saysThatNothingFailed() {
        assertThat(explained("true", 0, "")).contains("did not fail");
    }

    @Test
    void showsTheErrorLineOfAnUnknownFailure() {
        assertThat(explained("frob --go", 3, "starting", "frob: ERROR 17: flux inverted", "bye"))
                .contains("status 3")
                .contains("> frob: ERROR 17: flux inverted")
                .contains("CMD: frob --help");
    }

    @Test
    void namesTheFileThatWasMeant() {
        Machine machine =
                new Machine() {
                    @Override
                    public boolean has(String program) {
                        return false;
                    }

                    @Override
                    public Set<String> programs() {
                        return Set.of();
                    }

                    @Override
                    public List<String> entries(String directory) {
                        return directory.equals("/home/a/./docs")
                                        || directory.equals("/home/a/docs")
                                ? List.of("notes.txt", "other.md")
                                : List.of();
                    }
                };
        ExecOutput ran =
                new ExecOutput(
                        "cat docs/nots.txt",
                        OptionalInt.of(1),
                        List.of("cat: docs/nots.txt: No such file or directory"));
        assertThat(new Diagnosis(machine, CommandGuide.load()).explain(ran, Optional.of("/home/a")))
                .contains("There is `docs/notes.txt`");
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
        return DIAGNOSIS.explain(
                new ExecOutput(command, OptionalInt.of(status), List.of(output)), Optional.empty());
    }

    private static Stream<HelperTexts.Entry> samples() {
        return HelperTexts.entries("failure-samples.txt").stream()
                .filter(entry -> !entry.id().isEmpty());
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
