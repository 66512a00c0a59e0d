package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.settings.Config.World;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;

class NorrisCommandTest {
    private final RecordingSink events = new RecordingSink();
    private final NorrisCommand command = new NorrisCommand(() -> World.REAL, events);

    @Test
    void worksOnACopyIfToldTo() {
        assertThat(command.run("--try --network tidy -- all"))
                .isEqualTo(new Next.Pursue("tidy -- all", Optional.of(Network.ON)));
    }

    @Test
    void pursuesNoMistypedOption() {
        assertThat(command.run("--tyr tidy")).isNotInstanceOf(Next.Pursue.class);
        assertThat(events.events())
                .containsExactly(new Event.Problem("unknown option --tyr; see :help :norris"));
    }
}
