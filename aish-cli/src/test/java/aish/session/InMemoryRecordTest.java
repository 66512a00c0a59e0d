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
        for (int i = 0; i < 5000; i++) {
            events.emit(new Event.Typed("line " + i));
        }
        assertThat(events.events())
                .hasSize(4000)
                .startsWith(typed("line 1000"))
                .endsWith(typed("line 4999"));
    }

    private static TimedEvent typed(String line) {
        return new TimedEvent(Instant.EPOCH, new Event.Typed(line));
    }
}
