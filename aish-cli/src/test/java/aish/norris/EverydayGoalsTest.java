package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.exec.confinement.KernelLimits;
import aish.exec.rehearsal.RehearsalSupport;
import aish.norris.GoalTable.Row;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * How often aish asks while a scripted model, which no other model judges, reaches everyday goals
 * in the real program.
 */
@Tag("edge")
@Timeout(300)
@ExtendWith(TalkExtension.class)
class EverydayGoalsTest {
    private static final String HALT = "e\\[x\\]plain > ";
    private static final String REVIEW = "\\[la\\]ter > ";
    private static final String DONE = "NORRIS done";

    private static List<Row> goals() {
        List<Row> goals = GoalTable.rows("everyday.txt");
        assertThat(goals).hasSize(10);
        return Tier.sample(goals, 5);
    }

    @Test
    void eachGoalAsksAtMostOnce(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        assumeTrue(KernelLimits.detect().suffice(), "the kernel does not confine commands");
        for (Row goal : goals()) {
            begin(goal, "", aish, model, sandbox);
            int questions = 0;
            while (!aish.waitFor(HALT + "|" + DONE).group().equals(DONE)) {
                assertThat(++questions).as(goal + "\n" + aish.screen()).isLessThanOrEqualTo(1);
                aish.enter("here");
            }
            aish.waitForPrompt();
            assertThat(model.unasked()).as(goal.goal()).isZero();
        }
    }

    @Test
    void onACopyOnlyTheReviewAsks(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        assumeTrue(
                RehearsalSupport.at(sandbox.state(), System.getenv()).obstacle().isEmpty(),
                "there are no namespaces");
        for (Row goal : goals()) {
            begin(goal, "--try ", aish, model, sandbox);
            assertThat(aish.waitFor(HALT + "|" + REVIEW).group()).endsWith("ter > ");
            aish.enter("drop");
            aish.waitForPrompt();
            assertThat(model.unasked()).as(goal.goal()).isZero();
        }
    }

    /** In a repository of its own, which is the project. */
    private static void begin(
            Row goal, String how, TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws IOException {
        Path project = Files.createTempDirectory(sandbox.work(), "project");
        goal.create(project);
        aish.run(
                "cd "
                        + project
                        + " && git init -q -b main && git config user.name A && git config user.email"
                        + " a@b && git add -A && git commit -qm First; unset MAKEFLAGS");
        Arrays.stream(goal.answers()).forEach(model::says);
        aish.enter(":norris " + how + goal.goal());
    }
}
