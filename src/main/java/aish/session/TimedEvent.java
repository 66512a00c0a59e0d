package aish.session;

import aish.event.Event;
import java.time.Instant;

/** An event with its time. */
public record TimedEvent(Instant at, Event event) {}
