package aish.session;

import java.util.List;

/** The events of a session so far, in order. Thread-safe. */
public interface SessionRecord {
    List<TimedEvent> events();
}
