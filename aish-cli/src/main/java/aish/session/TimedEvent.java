package aish.session;

import module java.base;

import aish.event.Event;

public record TimedEvent(Instant at, Event event) {}
