package aish.session;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.json.JsonException;
import aish.session.record.EventReader;
import aish.session.record.EventWriter;
import aish.session.record.NewerVersionException;
import aish.testing.Golden;
import aish.testing.SampleEvents;
import org.junit.jupiter.api.Test;

/** How the record of a session tells every event. */
class RecordGoldenTest {
    private final EventReader reader = new EventReader(SampleEvents.OUTPUTS);

    @Test
    void everyEventAsALine() {
        Golden.check("events-record", SampleEvents.told(this::lines));
    }

    private String lines(List<Event> events) {
        return events.stream()
                .map(event -> line(event).orElse("not recorded") + "\n")
                .collect(Collectors.joining());
    }

    /** Of an output that is on no disk, a line keeps only so much. */
    @Test
    void everyLineIsReadBack() {
        assertThat(SampleEvents.all())
                .filteredOn(sample -> !sample.events().stream().allMatch(this::isReadBack))
                .extracting(SampleEvents.Sample::name)
                .containsExactly("Ran: oversized");
    }

    private boolean isReadBack(Event event) {
        Optional<String> line = line(event);
        try {
            return line.isEmpty()
                    || reader.read(line.get())
                            .equals(Optional.of(new TimedEvent(SampleEvents.AT, recorded(event))));
        } catch (JsonException | NewerVersionException e) {
            throw new AssertionError(line.get(), e);
        }
    }

    /** Verdicts and scripts are recorded as the text that the user saw. */
    private static Event recorded(Event event) {
        return switch (event) {
            case Event.Verbatim(String text, _) -> new Event.Answer(text);
            case Event.Assessed verdict -> new Event.Notice(verdict.line());
            case Event.Proposed proposed -> new Event.Notice(proposed.verdict().line());
            default -> event;
        };
    }

    private static Optional<String> line(Event event) {
        return EventWriter.line(new TimedEvent(SampleEvents.AT, event));
    }
}
