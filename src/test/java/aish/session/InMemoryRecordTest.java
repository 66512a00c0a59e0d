package aish.session;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.session.SessionRecord.InMemoryRecord;
import org.junit.jupiter.api.Test;

class InMemoryRecordTest {
    private final InMemoryRecord events = new InMemoryRecord(InstantSource.fixed(Instant.EPOCH));

    @Test
    void keepsWhatHappenedInOrder() {
        events.emit(new Event.Typed("a"));
        events.emit(new Event.Typed("b"));
        assertThat(events.events()).isEqualTo(List.of(typed("a"), typed("b")));
    }

    @Test
    void losesTheBeginningOfALongSession() {
        String line = "x".repeat(10_000);
        for (int i = 0; i < 1000; i++) {
            events.emit(new Event.Typed(i + line));
        }
        List<TimedEvent> kept = events.events();
        assertThat(kept).hasSizeBetween(100, 250);
        assertThat(kept.getLast()).isEqualTo(typed(999 + line));
    }

    @Test
    void keepsTheLastHoweverLongItIs() {
        TimedEvent huge = typed("x".repeat(5_000_000));
        events.emit(new Event.Typed("a"));
        events.emit(huge.event());
        assertThat(events.events()).containsExactly(huge);
    }

    private static TimedEvent typed(String line) {
        return new TimedEvent(Instant.EPOCH, new Event.Typed(line));
    }
}
