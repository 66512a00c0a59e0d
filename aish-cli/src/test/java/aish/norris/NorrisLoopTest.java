package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Turn;
import aish.event.Event;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.model.Reply.Usage;
import aish.testing.Replies;
import aish.testing.ScriptedModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a pursuit goes on and how it ends. */
class NorrisLoopTest {
    private final Pursuing pursuing = new Pursuing();

    @Test
    void pursuesAGoalToItsEnd() throws Exception {
        PursuitResult result =
                pursuing.pursue("count", "CMD: ls | wc -l", "There are 3.\nGOAL: complete");
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(pursuing.ran).containsExactly("ls | wc -l");
        assertThat(pursuing.question(0)).isEqualTo("[norris] count");
        assertThat(pursuing.question(1)).contains("[exec output]", "$ ls | wc -l", "ran 1");
    }

    @Test
    void pinsTheGoalWhileItLastsAndNoLonger() throws Exception {
        pursuing.pursue("count the files", "CMD: ls", "GOAL: complete");
        assertThat(pursuing.instructions(0))
                .contains("[NORRIS MODE]", "\n    count the files\n")
                .isEqualTo(pursuing.instructions(1));
        pursuing.model.answer("fine");
        pursuing.turns.ask("and now?");
        assertThat(pursuing.instructions(2)).doesNotContain("NORRIS");
    }

    @Test
    void saysWhyItIsBlocked() throws Exception {
        PursuitResult result = pursuing.pursue("look", "GOAL: blocked\nno network here");
        assertThat(result)
                .isEqualTo(new PursuitResult(PursuitResult.How.BLOCKED, "no network here"));
    }

    @Test
    void nudgesOnceThenEnds() throws Exception {
        PursuitResult result = pursuing.pursue("look", "Well.", "Hm.");
        assertThat(result.how()).isEqualTo(PursuitResult.How.STALLED);
        assertThat(pursuing.question(1)).startsWith("[norris] There was neither");
    }

    @Test
    void goesOnAfterANudge() throws Exception {
        PursuitResult result =
                pursuing.pursue("look", "Well.", "CMD: ls", "Hm.", "CMD: pwd", "GOAL: complete");
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(pursuing.ran).containsExactly("ls", "pwd");
    }

    @Test
    void endsWhenItIsOutOfSteps() throws Exception {
        pursuing.limits = new PursuitLimits(2, Duration.ofHours(1), 0, 0);
        PursuitResult result = pursuing.pursue("look", "CMD: ls", "CMD: pwd", "CMD: id");
        assertThat(result.how()).isEqualTo(PursuitResult.How.STEPS);
        assertThat(pursuing.ran).containsExactly("ls", "pwd");
    }

    @ParameterizedTest
    @CsvSource({"250, 0, TOKENS", "0, 1.5, COST"})
    void endsWhenItIsOutOfTokensOrMoney(long tokens, double money, PursuitResult.How how)
            throws Exception {
        pursuing.limits = new PursuitLimits(9, Duration.ofHours(1), tokens, money);
        for (String command : List.of("ls", "pwd", "id")) {
            pursuing.model.answer(costly("CMD: " + command));
        }
        assertThat(pursuing.pursue("look").how()).isEqualTo(how);
        assertThat(pursuing.ran).containsExactly("ls", "pwd");
    }

    private static Reply costly(String text) {
        return Replies.metered(text, new Usage(100, 30, 0));
    }

    @Test
    void endsWhenItIsOutOfTime() throws Exception {
        pursuing.clock = new Ticking();
        pursuing.limits = new PursuitLimits(9, Duration.ofSeconds(4), 0, 0);
        assertThat(pursuing.pursue("look", "CMD: ls", "CMD: pwd", "CMD: id", "CMD: w").how())
                .isEqualTo(PursuitResult.How.TIME);
    }

    /** A second passes whenever somebody looks. */
    private static final class Ticking extends Clock {
        private Instant now = Instant.EPOCH;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            now = now.plusSeconds(1);
            return now;
        }
    }

    @Test
    void anErrorLeavesTheConversationWhole() throws Exception {
        pursuing.model.answer("CMD: ls").answer(Reply.failed(new ModelProblem.Api("overloaded")));
        PursuitResult result = pursuing.pursue("look");
        assertThat(result.how()).isEqualTo(PursuitResult.How.ERROR);
        assertThat(result.describe()).isEqualTo("the model failed");
        assertThat(pursuing.events.shown().toString()).doesNotContain("failed: overloaded");
        assertAlternates();
        pursuing.model.answer("I see");
        pursuing.turns.ask("well?");
        assertThat(pursuing.model.lastQuestion()).contains("$ ls");
    }

    @Test
    void anInterruptedAnswerAborts() throws Exception {
        pursuing.model.answer(Reply.failed(new ModelProblem.Cancelled()));
        assertThat(pursuing.pursue("look").how()).isEqualTo(PursuitResult.How.ABORTED);
        assertAlternates();
    }

    @Test
    void anInterruptedCommandAborts() throws Exception {
        pursuing.fake.on(
                "sleep 9",
                run -> {
                    pursuing.ran.add("sleep 9");
                    run.interrupt();
                });
        assertThat(pursuing.pursue("look", "CMD: sleep 9\nCMD: ls").how())
                .isEqualTo(PursuitResult.How.ABORTED);
        assertThat(pursuing.ran).containsExactly("sleep 9");
    }

    @Test
    void anInterruptBetweenStepsAborts() throws Exception {
        pursuing.model.whileAsked(_ -> pursuing.interrupts.interruptAll());
        assertThat(pursuing.pursue("look", "CMD: ls", "CMD: pwd").how())
                .isEqualTo(PursuitResult.How.ABORTED);
    }

    private void assertAlternates() {
        List<Turn> turns = pursuing.conversation.turns();
        for (int i = 0; i < turns.size(); i++) {
            assertThat(turns.get(i))
                    .isInstanceOf(i % 2 == 0 ? Turn.User.class : Turn.Assistant.class);
        }
        assertThat(turns.size() % 2).isZero();
    }

    @Test
    void wordsAboutARepetitionAreToldToTheModel() throws Exception {
        pursuing.outputs.put("ls", "no");
        pursuing.statuses.put("ls", 1);
        pursuing.person.answering("[N]", "continue with the other folder");
        PursuitResult result =
                pursuing.pursue("look", "CMD: ls", "CMD: ls", "CMD: ls", "GOAL: complete");
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(pursuing.question(3))
                .contains("[aish] the user says: continue with the other folder");
    }

    @Test
    void aLineTypedMeanwhileIsToldBeforeTheNextStep() throws Exception {
        pursuing.model.whileAsked(_ -> pursuing.person.typing("leave the tests alone"));
        pursuing.pursue("look", "CMD: ls", "GOAL: complete");
        assertThat(pursuing.question(1)).contains("[aish] the user says: leave the tests alone");
        assertAlternates();
    }

    @Test
    void asksWhenNothingChangesThreeTimes() throws Exception {
        pursuing.outputs.put("ls", "no");
        pursuing.statuses.put("ls", 1);
        pursuing.person.choosing("[N]", 'b');
        PursuitResult result = pursuing.pursue("look", "CMD: ls", "CMD: ls", "CMD: ls", "CMD: ls");
        assertThat(result.how()).isEqualTo(PursuitResult.How.STALLED);
        assertThat(pursuing.ran).hasSize(3);
    }

    @Test
    void otherResultsAreNoRepetition() throws Exception {
        PursuitResult result =
                pursuing.pursue(
                        "look", "CMD: ls", "CMD: ls", "CMD: ls", "CMD: ls", "GOAL: complete");
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
    }

    @Test
    void worksOnThePlanOfAnotherModelTaskByTask() throws Exception {
        ScriptedModel planner = new ScriptedModel();
        planner.answer("Sure:\nTASK: look around\nTASK: count\nnot a TASK: this");
        pursuing.models.with("planner", planner).with("worker", pursuing.model);
        pursuing.roles = new NorrisLoop.Roles("planner", "worker");
        PursuitResult result =
                pursuing.pursue("inspect", "CMD: ls\nGOAL: complete", "CMD: pwd", "GOAL: complete");
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(planner.lastQuestion()).contains("Goal: inspect", "Directory: ");
        assertThat(pursuing.instructions(0)).contains("> [ ] look around\n  [ ] count");
        assertThat(pursuing.instructions(1)).contains("  [x] look around\n> [ ] count");
        assertThat(pursuing.events.events())
                .contains(new Event.Asked("worker"))
                .contains(
                        new Event.GoalEvent.Stepped(
                                1, 16, List.of("> [ ] look around", "  [ ] count")));
        assertThat(pursuing.models.active()).isEqualTo("acting");
    }

    @Test
    void goesOnWithoutAPlanIfNoneCanBeHad() throws Exception {
        ScriptedModel planner = new ScriptedModel();
        planner.answer(Reply.failed(new ModelProblem.Api("overloaded")));
        pursuing.models.with("planner", planner);
        pursuing.roles = new NorrisLoop.Roles("planner", "");
        assertThat(pursuing.pursue("look", "GOAL: complete").how())
                .isEqualTo(PursuitResult.How.DONE);
        pursuing.roles = new NorrisLoop.Roles("nobody", "nobody");
        assertThat(pursuing.pursue("look", "GOAL: complete").how())
                .isEqualTo(PursuitResult.How.DONE);
        assertThat(pursuing.events.events())
                .contains(
                        new Event.Problem(
                                "no model named \"nobody\" (norris.preplanner); working without a plan"));
    }

    @Test
    void summarisesWhatItTook() throws Exception {
        pursuing.model.answer(costly("CMD: ls")).answer(costly("GOAL: complete"));
        pursuing.pursue("look");
        assertThat(pursuing.events.events().getLast())
                .isEqualTo(
                        new Event.GoalEvent.Ended(
                                true, "done", "2 steps in 0 s, 260 tokens, $2.0000", "cmd-001"));
    }

    @ParameterizedTest
    @CsvSource({"touch y, claimed", "test -f x, supported by cmd-002"})
    void saysWhichCommandShowsThatTheGoalIsReached(String last, String support) throws Exception {
        pursuing.pursue("make x", "CMD: touch x\nCMD: " + last, "GOAL: complete");
        assertThat(pursuing.events.events().getLast())
                .isInstanceOfSatisfying(
                        Event.GoalEvent.Ended.class,
                        ended -> assertThat(ended.supportText()).isEqualTo(support));
    }
}
