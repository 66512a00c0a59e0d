package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.safety.SafetyFacts;
import aish.settings.Config.Wrappers;
import aish.testing.RecordedLimits;
import aish.testing.ScriptedModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What passes, what halts, and what a person's answers lead to. */
class NorrisGateTest {
    private static final String END = "GOAL: complete";

    private final Pursuing pursuing = new Pursuing();

    @Test
    void proceedRunsWhatHalted() throws Exception {
        pursuing.person.choosing("[N]", 'p');
        pursuing.pursue("clean", "CMD: rm -rf old", END);
        assertThat(pursuing.ran).containsExactly("rm -rf old");
        assertThat(pursuing.halts().getFirst().step()).isEqualTo(1);
        assertThat(pursuing.halts().getFirst().reason()).isEqualTo("rm deletes files or data");
    }

    @Test
    void haltsBeforeSecretsAreShown() throws Exception {
        pursuing.person.choosing("[N]", 's');
        pursuing.pursue("look", "CMD: cat ~/.ssh/id_rsa\nCMD: cat ~/.ssh/id_rsa.pub", END);
        assertThat(pursuing.ran).containsExactly("cat ~/.ssh/id_rsa.pub");
        assertThat(pursuing.halts().getFirst().reason())
                .isEqualTo(
                        "shows the secrets in ~/.ssh/id_rsa. The output is sent to the model with"
                                + " the next question.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"s", ""})
    void skippingTellsTheModelAndGoesOn(String answer) throws Exception {
        pursuing.person.answering("[N]", answer);
        PursuitResult result = pursuing.pursue("clean", "CMD: rm -rf old\nCMD: ls", END);
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(pursuing.ran).containsExactly("ls");
        assertThat(pursuing.question(1))
                .contains("[aish] action skipped by user: rm -rf old", "reason: ", "$ ls");
    }

    @ParameterizedTest
    @ValueSource(strings = {"please don't", "yes please delete", "also remove x", "what is old?"})
    void wordsSkipTheActionAndAllThatFollowsIt(String words) throws Exception {
        pursuing.person.answering("[N]", words);
        PursuitResult result =
                pursuing.pursue("clean", "CMD: rm -rf old\nCMD: ls\nGOAL: complete", END);
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(pursuing.ran).isEmpty();
        assertThat(pursuing.question(1))
                .contains("[aish] action skipped by user: " + words + "\nskipped: rm -rf old")
                .contains("[aish] not done: the user replied first: ls");
    }

    @Test
    void wordsAfterThreeSkipsAreToldToTheModel() throws Exception {
        pursuing.person.choosing("[N]", 's').choosing("[N]", 's').choosing("[N]", 's');
        pursuing.person.answering("[N]", "force yourself to look first");
        PursuitResult result =
                pursuing.pursue("clean", "CMD: rm a", "CMD: rm -r b", "CMD: rm -rf c", END);
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(pursuing.ran).isEmpty();
        assertThat(pursuing.question(3)).contains("by user: force yourself to look first");
    }

    @Test
    void whatARuleDeniesIsSkippedAndNobodyIsAsked() throws Exception {
        pursuing.rules(List.of(), List.of(), List.of("curl"));
        pursuing.pursue("get", "CMD: env A=1 curl http://x\nCMD: ls", END);
        assertThat(pursuing.ran).containsExactly("ls");
        assertThat(pursuing.halts()).isEmpty();
        assertThat(pursuing.question(1)).contains("reason: your rule \"curl\" forbids it");
    }

    @Test
    void remembersWhatWasWrittenWhenThePursuitIsBuiltAgain() throws Exception {
        pursuing.rules(List.of("mkdir", "make"), List.of(), List.of());
        pursuing.pursue("prepare", "CMD: mkdir out", END);
        assertThat(pursuing.halts()).isEmpty();
        pursuing.person.choosing("[N]", 's');
        pursuing.pursue("build", "CMD: make test", END);
        assertThat(pursuing.halts().getFirst().reason()).contains("files were written");
        assertThat(pursuing.ran).containsExactly("mkdir out");
    }

    @Test
    void anApprovedRunOfCodeHoldsForItsWordsWhereTheKernelConfinesIt() throws Exception {
        pursuing.confined = new RecordedLimits();
        pursuing.person.choosing("[N]", 'p').choosing("[N]", 's').choosing("[N]", 's');
        pursuing.pursue(
                "do it",
                "CMD: nosuchtool deploy",
                "CMD: nosuchtool   deploy",
                "CMD: nosuchtool deploy now",
                "CMD: nosuchtool deploy; rm -rf old",
                END);
        assertThat(pursuing.ran).containsExactly("nosuchtool deploy", "nosuchtool   deploy");
        assertThat(pursuing.halts()).hasSize(3);
        assertThat(pursuing.question(1)).contains("[aish] action approved: nosuchtool deploy");
        assertThat(pursuing.question(2)).doesNotContain("action approved");
    }

    @Test
    void anApprovalCoversOtherArgumentsAndChangedFilesButNoOtherVariables() throws Exception {
        RecordedLimits limits = new RecordedLimits();
        pursuing.confined = limits;
        pursuing.shell =
                command -> {
                    if (command.startsWith("echo")) {
                        limits.export("MAKEFLAGS", "--eval=x");
                    }
                };
        pursuing.person.choosing("[N]", 'p').choosing("[N]", 's').choosing("[N]", 's');
        pursuing.pursue(
                "test it",
                "CMD: touch Makefile",
                "CMD: make test",
                "CMD: make -j4 test",
                "CMD: echo",
                "CMD: make test",
                "CMD: make -j4 test",
                END);
        assertThat(pursuing.ran)
                .containsExactly("touch Makefile", "make test", "make -j4 test", "echo");
        assertThat(pursuing.halts().stream().map(Event.GoalEvent.Halted::reason).distinct())
                .containsExactly(
                        "runs code, after files were written that nobody has reviewed",
                        "you approved it before, but the variable MAKEFLAGS has changed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nosuchtool $(cat f)", "rm -rf old"})
    void wordsKnownOnlyWhenItRunsAndDestructionAreAskedAboutEachTime(String command)
            throws Exception {
        pursuing.confined = new RecordedLimits();
        pursuing.person.choosing("[N]", 'p').choosing("[N]", 's');
        pursuing.pursue("do it", "CMD: " + command, "CMD: " + command, END);
        assertThat(pursuing.ran).containsExactly(command);
    }

    @Test
    void writingInTheProjectHaltsNothingWhereTheKernelConfinesIt(@TempDir Path directory)
            throws Exception {
        Path here = directory.toRealPath();
        Files.writeString(here.resolve("theirs"), "x\n");
        pursuing.assessor =
                new CommandAssessor(
                        _ -> SafetyFacts.at(here, Path.of("/home/nobody")), Optional.empty());
        pursuing.confined = new RecordedLimits();
        pursuing.opinion = Optional.of(pursuing.opinion("acting", false));
        pursuing.shell =
                command -> {
                    try {
                        if (command.contains("> a.py")) {
                            Files.writeString(here.resolve("a.py"), command);
                        }
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                };
        for (int i = 0; i < 4; i++) {
            pursuing.person.choosing("[N]", 's');
        }
        pursuing.pursue(
                "write it",
                "CMD: mkdir -p build",
                "CMD: echo 1 > a.py",
                "CMD: echo 2 > a.py",
                "CMD: truncate -s 0 a.py",
                "CMD: echo 2 > theirs",
                "CMD: rm -f a.py",
                "CMD: curl -O http://example.com/x",
                END);
        assertThat(pursuing.ran)
                .containsExactly("mkdir -p build", "echo 1 > a.py", "echo 2 > a.py");
        assertThat(pursuing.halts()).hasSize(4);
    }

    @Test
    void withoutLimitsAnApprovedRunOfCodeIsAskedAboutEachTime() throws Exception {
        pursuing.person.choosing("[N]", 'p').choosing("[N]", 's');
        pursuing.pursue("do it", "CMD: nosuchtool deploy", "CMD: nosuchtool deploy", END);
        assertThat(pursuing.halts()).hasSize(2);
        assertThat(pursuing.halts().getFirst().reason()).doesNotContain("approved it before");
        assertThat(pursuing.halts().getLast().reason())
                .contains("You approved it before, but the kernel does not confine it");
    }

    /** An approval does not hold where the words come from what was printed. */
    @Test
    void wordsOfOthersHaltEachTime() throws Exception {
        pursuing.confined = new RecordedLimits();
        pursuing.assessor =
                new CommandAssessor(
                        _ -> SafetyFacts.at(Path.of("/project"), Path.of("/home/me")),
                        Optional::empty,
                        Optional::empty,
                        PermissionRules.empty(),
                        UnaryOperator.identity(),
                        () -> "",
                        spellings ->
                                spellings.contains("/opt/their/script")
                                        ? Optional.of("out-12:44")
                                        : Optional.empty());
        pursuing.person.choosing("[N]", 'p').choosing("[N]", 's').choosing("[N]", 'p');
        pursuing.pursue(
                "do it",
                "CMD: nosuchtool /opt/their/script",
                "CMD: nosuchtool /opt/their/script",
                "CMD: nosuchtool /opt/my/script",
                "CMD: nosuchtool /opt/my/script",
                "CMD: wc -l /opt/their/script",
                END);
        assertThat(pursuing.ran)
                .containsExactly(
                        "nosuchtool /opt/their/script",
                        "nosuchtool /opt/my/script",
                        "nosuchtool /opt/my/script",
                        "wc -l /opt/their/script");
        assertThat(pursuing.halts())
                .extracting(Event.GoalEvent.Halted::reason)
                .satisfiesExactly(
                        first -> assertThat(first).contains("comes from out-12:44, not from you"),
                        again -> assertThat(again).contains("comes from out-12:44, not from you"),
                        own -> assertThat(own).doesNotContain("not from you"));
    }

    @Test
    void aRuleHaltsWhatWouldPass() throws Exception {
        pursuing.rules(List.of("ls"), List.of("ls -l"), List.of());
        pursuing.person.choosing("[N]", 'p');
        pursuing.pursue("look", "CMD: ls -l", END);
        assertThat(pursuing.halts().getFirst().reason()).contains("your rule \"ls -l\"");
    }

    @ParameterizedTest
    @CsvSource({
        "nosuchtool, nosuchtool deploy, false",
        "rm, rm -rf old, true",
        "rm -rf old, rm -rf old, false",
        "*, rm -rf old, true",
        "bash -c *, bash -c ls, true",
        "bash -c ls, bash -c ls, false",
        "echo, echo ‹secret:x›, true"
    })
    void aRuleLetsPassOnlyWhatItCovers(String rule, String command, boolean halts)
            throws Exception {
        pursuing.rules(List.of(rule), List.of(), List.of());
        if (halts) {
            pursuing.person.choosing("[N]", 's');
        }
        pursuing.pursue("do it", "CMD: " + command, END);
        assertThat(pursuing.halts()).hasSize(halts ? 1 : 0);
        assertThat(pursuing.ran).hasSize(halts ? 0 : 1);
    }

    @Test
    void abortEndsAndKeepsTheConversation() throws Exception {
        pursuing.person.choosing("[N]", 'b');
        assertThat(pursuing.pursue("clean", "CMD: rm -rf old").how())
                .isEqualTo(PursuitResult.How.ABORTED);
        assertThat(pursuing.ran).isEmpty();
        assertThat(pursuing.conversation.turns()).hasSize(2);
    }

    @Test
    void anInterruptAtTheHaltAborts() throws Exception {
        pursuing.person.dropping("[N]");
        assertThat(pursuing.pursue("clean", "CMD: rm -rf old").how())
                .isEqualTo(PursuitResult.How.ABORTED);
    }

    @Test
    void anEditedCommandRunsAsThePersonWroteIt() throws Exception {
        pursuing.person.choosing("[N]", 'e').changing("rm -rf old", "rm -rf old/tmp");
        pursuing.pursue("clean", "CMD: rm -rf old", END);
        assertThat(pursuing.ran).containsExactly("rm -rf old/tmp");
    }

    @Test
    void explainsAndAsksAgain() throws Exception {
        pursuing.person.choosing("[N]", 'x').choosing("[N]", 's');
        pursuing.pursue("clean", "CMD: rm -rf old", "It deletes old.", END);
        assertThat(pursuing.question(1)).isEqualTo("explain: rm -rf old");
        assertThat(pursuing.ran).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"b, ABORTED, 0", "f, DONE, 1"})
    void threeSimilarSkipsEscalate(char key, PursuitResult.How how, int ran) throws Exception {
        pursuing.person.choosing("[N]", 's').choosing("[N]", 's').choosing("[N]", 's');
        pursuing.person.choosing("[N]", key);
        PursuitResult result =
                pursuing.pursue("clean", "CMD: rm a", "CMD: rm -r b", "CMD: rm -rf c", END);
        assertThat(result.how()).isEqualTo(how);
        assertThat(pursuing.ran).hasSize(ran);
    }

    @Test
    void afterThreeSkipsTheGoalCanChangeAndTheCountStartsAfresh() throws Exception {
        pursuing.person.choosing("[N]", 's').choosing("[N]", 's').choosing("[N]", 's');
        pursuing.person.choosing("[N]", 'g').changing("", "only look").choosing("[N]", 's');
        PursuitResult result =
                pursuing.pursue("clean", "CMD: rm a", "CMD: rm b", "CMD: rm c", "CMD: rm d", END);
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(pursuing.instructions(3)).contains("\n    only look\n");
    }

    @Test
    void proceedingForgetsEarlierSkips() throws Exception {
        pursuing.person.choosing("[N]", 's').choosing("[N]", 's').choosing("[N]", 'p');
        pursuing.person.choosing("[N]", 's').choosing("[N]", 's');
        PursuitResult result =
                pursuing.pursue(
                        "clean",
                        "CMD: rm a",
                        "CMD: rm b",
                        "CMD: rm c",
                        "CMD: rm d",
                        "CMD: rm e",
                        END);
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
    }

    @Test
    void wrappersAreForAPersonUnlessInspected() throws Exception {
        pursuing.person.choosing("[N]", 's');
        pursuing.pursue("look", "CMD: bash -c 'ls'", END);
        assertThat(pursuing.ran).isEmpty();
        Pursuing inspecting = new Pursuing();
        inspecting.wrappers = Wrappers.INSPECT;
        inspecting.pursue("look", "CMD: bash -c 'ls'", END);
        assertThat(inspecting.ran).containsExactly("bash -c 'ls'");
    }

    @ParameterizedTest
    @CsvSource({"LEAVE, HALTED, 1", "SKIP, DONE, 2", "ABORT, ABORTED, 1"})
    void withNobodyThereTheRuleDecides(
            NorrisGate.Unattended rule, PursuitResult.How how, int requests) throws Exception {
        pursuing.operator = Operator.NOBODY;
        pursuing.unattended = rule;
        PursuitResult result = pursuing.pursue("clean", "CMD: rm -rf old", END);
        assertThat(result.how()).isEqualTo(how);
        assertThat(pursuing.ran).isEmpty();
        assertThat(pursuing.model.requests()).hasSize(requests);
    }

    @Test
    void whatOnlyReadsNeedsNoSecondOpinion() throws Exception {
        ScriptedModel judge = pursuing.judge();
        pursuing.pursue("look", "CMD: ls -l | grep x", END);
        assertThat(judge.requests()).isEmpty();
        assertThat(pursuing.ran).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "NO, YES, true",
        "no., Yes., true",
        "NO, NO, false",
        "YES, YES, false",
        "NO, maybe, false",
        "'', YES, false",
        "I think NO, YES, false"
    })
    void whatIsClearButNotReadingNeedsTwoWords(String first, String second, boolean passes)
            throws Exception {
        pursuing.judge(first, second);
        if (!passes) {
            pursuing.person.choosing("[N]", 's');
        }
        pursuing.pursue("make", "CMD: mkdir new", END);
        assertThat(pursuing.ran).hasSize(passes ? 1 : 0);
    }

    @Test
    void anUnknownProgramCanBeClearedByBothProbesAlone() throws Exception {
        pursuing.judge("NO", "YES");
        pursuing.pursue("go", "CMD: frobnicate --fast", END);
        assertThat(pursuing.ran).containsExactly("frobnicate --fast");
        Pursuing doubtful = new Pursuing();
        ScriptedModel judge = doubtful.judge("NO", "YES");
        doubtful.person.choosing("[N]", 's');
        doubtful.pursue("go", "CMD: frobnicate $(cat f)", END);
        assertThat(doubtful.ran).isEmpty();
        assertThat(judge.requests()).isEmpty();
    }

    @Test
    void noOpinionLiftsAHalt() throws Exception {
        ScriptedModel judge = pursuing.judge("NO", "YES");
        pursuing.person.choosing("[N]", 's');
        pursuing.pursue("clean", "CMD: git push --force", END);
        assertThat(pursuing.ran).isEmpty();
        assertThat(judge.requests()).isEmpty();
    }

    @Test
    void aFailingJudgeHaltsAndAKnownAnswerIsKept() throws Exception {
        ScriptedModel judge = pursuing.judge();
        judge.answer(Reply.failed(new ModelProblem.Api("overloaded")));
        pursuing.person.choosing("[N]", 's').choosing("[N]", 's');
        pursuing.pursue("make", "CMD: mkdir new", "CMD:  mkdir new", END);
        assertThat(pursuing.ran).isEmpty();
        assertThat(judge.requests()).hasSize(1);
        assertThat(judge.requests().getFirst().maxTokens()).hasValue(4);
    }

    @Test
    void anInterruptedProbeAborts() throws Exception {
        ScriptedModel judge = pursuing.judge();
        judge.answer(Reply.failed(new ModelProblem.Cancelled()));
        assertThat(pursuing.pursue("make", "CMD: mkdir new").how())
                .isEqualTo(PursuitResult.How.ABORTED);
        assertThat(pursuing.ran).isEmpty();
    }

    @Test
    void whereOnlyTheActingModelCouldJudgeAPersonIsAsked() throws Exception {
        pursuing.opinion = Optional.of(pursuing.opinion("acting", false));
        pursuing.person.choosing("[N]", 's').choosing("[N]", 's');
        pursuing.pursue("make", "CMD: mkdir new\nCMD: ls", "CMD: mkdir other", END);
        assertThat(pursuing.ran).containsExactly("ls");
        assertThat(pursuing.halts().getFirst().reason())
                .isEqualTo("there is no other model to give a second opinion");
        assertThat(pursuing.events.events().toString()).containsOnlyOnce("are judged by you");
        assertThat(pursuing.model.requests()).hasSize(3);
    }

    @Test
    void aHaltOnAProgramThatNobodyKnowsSaysBothReasons() throws Exception {
        pursuing.opinion = Optional.of(pursuing.opinion("acting", false));
        pursuing.person.choosing("[N]", 's');
        pursuing.pursue("make", "CMD: frobnicate --all", END);
        assertThat(pursuing.halts().getFirst().reason())
                .isEqualTo(
                        "aish does not know what frobnicate does; there is no other model to give a"
                                + " second opinion");
    }

    @Test
    void inAScriptTheLackOfAnotherModelIsAHalt() throws Exception {
        pursuing.opinion = Optional.of(pursuing.opinion("deep", false));
        pursuing.operator = Operator.NOBODY;
        assertThat(pursuing.pursue("make", "CMD: mkdir new").how())
                .isEqualTo(PursuitResult.How.HALTED);
        assertThat(pursuing.ran).isEmpty();
    }

    @Test
    void theActingModelJudgesItselfOnlyWhereASettingSaysSo() throws Exception {
        pursuing.opinion = Optional.of(pursuing.opinion("acting", true));
        pursuing.pursue("make", "CMD: mkdir new", "NO", "YES", END);
        assertThat(pursuing.ran).containsExactly("mkdir new");
    }

    @ParameterizedTest
    @CsvSource({
        "'', 's', 'you, because no other model is as near as acting'",
        "deep, '', deep (deep.example)"
    })
    void aModelElsewhereIsAskedAboutCommandsOfThisMachineOnlyIfNamed(
            String named, String answer, String announced) throws Exception {
        ScriptedModel far = new ScriptedModel().answer("NO", "YES");
        pursuing.models.elsewhere("deep", far);
        pursuing.opinion = Optional.of(pursuing.opinion(named, false));
        answer.chars().forEach(key -> pursuing.person.choosing("[N]", (char) key));
        pursuing.pursue("make", "CMD: mkdir new", END);
        assertThat(far.requests()).hasSize(named.isEmpty() ? 0 : 2);
        assertThat(pursuing.events.events())
                .contains(
                        new Event.Notice(
                                "Commands that do more than read are judged by "
                                        + announced
                                        + "."));
    }

    @Test
    void thePreferredJudgeIsPassedOverWhileItActs() throws Exception {
        ScriptedModel other = new ScriptedModel().answer("NO", "YES");
        pursuing.models.with("other", other);
        pursuing.opinion = Optional.of(pursuing.opinion("acting", true));
        pursuing.pursue("make", "CMD: mkdir new", END);
        assertThat(pursuing.ran).containsExactly("mkdir new");
        assertThat(other.requests()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "mkdir new          | mkdir   new           | 2",
                "mkdir new          | mkdir 'new'           | 4",
                "mkdir \"a b\"      | mkdir \"a  b\"         | 4",
                "mkdir a && mkdir b | mkdir  a  &&  mkdir b | 2",
                "mkdir a b          | mkdir \"a b\"          | 4",
                "mkdir new          | mkdir new1            | 4",
                "mkdir a            | mkdir A               | 4",
                "mkdir a b          | mkdir b a             | 4",
                "mkdir a && mkdir b | mkdir a ; mkdir b     | 4",
                "mkdir a            | mkdir a ''            | 4",
                "mkdir {a,b}        | mkdir '{a,b}'         | 4"
            })
    void anOpinionHoldsForTheSameWordsHoweverTheyAreSpaced(String first, String second, int probes)
            throws Exception {
        ScriptedModel judge = pursuing.judge("NO", "YES", "NO", "YES");
        pursuing.pursue("make", "CMD: " + first, "CMD: " + second, END);
        assertThat(pursuing.ran).containsExactly(first, second);
        assertThat(judge.requests()).hasSize(probes);
    }
}
