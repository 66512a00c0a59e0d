package aish.session;

import java.util.List;

/** What happened in a session so far, in order; may be asked from any thread. */
public interface SessionRecord {
    List<TimedEvent> events();
}
