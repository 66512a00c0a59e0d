package aish.session;

import static org.assertj.core.api.Assertions.assertThat;

import aish.event.Event;
import aish.session.SessionRecord.InMemoryRecord;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class InMemoryRecordTest {
    private final InMemoryRecord events = new InMemoryRecord();

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
        List<TimedEvent> kept = events.events();
        assertThat(kept).hasSizeBetween(100, 250);
        assertThat(kept.getLast()).isEqualTo(typed(999 + line));
    }

    @Test
    void keepsTheLastHoweverLongItIs() {
        TimedEvent huge = typed("x".repeat(5_000_000));
        events.add(typed("a"));
        events.add(huge);
        assertThat(events.events()).containsExactly(huge);
    }

    private static TimedEvent typed(String line) {
        return new TimedEvent(Instant.EPOCH, new Event.Typed(line));
    }
}
