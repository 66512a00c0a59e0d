package aish.store;

import aish.console.Event;
import java.time.Instant;

/** Something that happened, and when. */
public record Recorded(Instant at, Event event) {}
