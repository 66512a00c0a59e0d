package aish.testing;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;

/** Keeps every event. */
public final class RecordingSink implements EventSink {
    private final List<Event> events = new CopyOnWriteArrayList<>();

    @Override
    public void emit(Event event) {
        // only a screen that is watched shows waiting
        if (event instanceof Event.Busy || event instanceof Event.Ready) {
            return;
        }
        events.add(event);
    }

    public List<Event> events() {
        return List.copyOf(events);
    }

    /** What a person would see. */
    public List<Event> shown() {
        return events.stream().filter(event -> !(event instanceof Event.Unshown)).toList();
    }

    /** What is only for the record. */
    public List<Event> noted() {
        return events.stream().filter(event -> event instanceof Event.Unshown).toList();
    }
}
