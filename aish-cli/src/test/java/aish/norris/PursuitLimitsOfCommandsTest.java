package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.event.Operator;
import aish.testing.RecordedLimits;
import org.junit.jupiter.api.Test;

/** A pursuit whose commands run within limits. */
class PursuitLimitsOfCommandsTest {
    private final Pursuing pursuing = new Pursuing();
    private final RecordedLimits limits = new RecordedLimits();

    private PursuitResult pursue(String... answers) throws InterruptedException {
        pursuing.confined = limits;
        return pursuing.pursue("look", answers);
    }

    @Test
    void coverTheWholePursuit() throws Exception {
        PursuitResult result = pursue("CMD: ls", "CMD: pwd", "GOAL: complete");
        assertThat(result.how()).isEqualTo(PursuitResult.How.DONE);
        assertThat(limits.steps()).containsExactly("enter", "ls", "pwd", "leave");
    }

    @Test
    void aRefusalHaltsAndProceedRunsItOnceOutside() throws Exception {
        limits.refusing("to write /x");
        pursuing.person.choosing("[N]", 'p');
        pursue("CMD: ls", "CMD: pwd", "GOAL: complete");
        assertThat(pursuing.ran).containsExactly("ls", "ls", "pwd");
        assertThat(limits.steps()).containsExactly("enter", "ls", "outside", "pwd", "leave");
    }

    @Test
    void aSkippedRefusalIsToldToTheModel() throws Exception {
        limits.refusing("to write /x");
        pursuing.person.choosing("[N]", 's');
        pursue("CMD: ls", "GOAL: complete");
        assertThat(pursuing.ran).containsExactly("ls");
        assertThat(pursuing.question(1)).contains("action skipped by user: ls", "to write /x");
    }

    @Test
    void aRefusalEndsAPursuitWithoutAUser() throws Exception {
        limits.refusing("to write /x");
        pursuing.operator = Operator.NOBODY;
        PursuitResult result = pursue("CMD: ls");
        assertThat(result.how()).isEqualTo(PursuitResult.How.HALTED);
        assertThat(limits.steps()).containsExactly("enter", "ls", "leave");
    }

    @Test
    void whatCannotWorkInsideRunsOutsideAtOnce() throws Exception {
        limits.forNobody();
        pursue("CMD: ls", "GOAL: complete");
        assertThat(limits.steps()).containsExactly("enter", "outside", "leave");
    }

    @Test
    void nothingRunsIfTheyCannotBeSet() throws Exception {
        limits.failing("the commands cannot be confined: no memory");
        PursuitResult result = pursue("CMD: ls");
        assertThat(result.how()).isEqualTo(PursuitResult.How.ERROR);
        assertThat(pursuing.ran).isEmpty();
        assertThat(pursuing.events.events())
                .containsExactly(new Event.Problem("the commands cannot be confined: no memory"));
    }
}
