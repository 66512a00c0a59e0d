package aish.session;

import aish.event.Event;
import java.time.Instant;

/** Something that happened, and when. */
public record TimedEvent(Instant at, Event event) {}
