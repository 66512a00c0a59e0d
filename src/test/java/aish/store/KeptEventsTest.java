package aish.store;

import static org.assertj.core.api.Assertions.assertThat;

import aish.console.Event;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeptEventsTest {
    private final KeptEvents events = new KeptEvents();

    @Test
    void keepsWhatHappenedInOrder() {
        events.add(typed("a"));
        events.add(typed("b"));
        assertThat(events.events()).isEqualTo(List.of(typed("a"), typed("b")));
    }

    @Test
    void losesTheBeginningOfALongSession() {
        String line = "x".repeat(10_000);
        for (int i = 0; i < 1000; i++) {
            events.add(typed(i + line));
        }
        List<Recorded> kept = events.events();
        assertThat(kept).hasSizeBetween(100, 250);
        assertThat(kept.getLast()).isEqualTo(typed(999 + line));
    }

    @Test
    void keepsTheLastHoweverLongItIs() {
        Recorded huge = typed("x".repeat(5_000_000));
        events.add(typed("a"));
        events.add(huge);
        assertThat(events.events()).containsExactly(huge);
    }

    private static Recorded typed(String line) {
        return new Recorded(Instant.EPOCH, new Event.Typed(line));
    }
}
