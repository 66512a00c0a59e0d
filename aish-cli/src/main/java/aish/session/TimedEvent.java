package aish.session;

import module java.base;

import aish.event.Event;

/** An event with its time. */
public record TimedEvent(Instant at, Event event) {}
