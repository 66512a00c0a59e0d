package aish.session;

import aish.event.Event;
import aish.session.record.NewerVersionException;
import aish.session.record.SessionReader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The events of a session, from its log or, if there is no log, from memory. */
public final class RecordedEvents implements SessionRecord {
    private final SessionStore store;
    private final SessionLog log;
    private final SessionRecord fallback;

    public RecordedEvents(SessionStore store, SessionLog log, SessionRecord otherwise) {
        this.store = store;
        this.log = log;
        this.fallback = otherwise;
    }

    @Override
    public List<TimedEvent> events() {
        Optional<String> id = log.id();
        if (id.isEmpty() || !log.isRecording()) {
            return fallback.events();
        }
        try {
            return SessionReader.read(store.log(id.get()), store.outputs(id.get()))
                    .events()
                    .stream()
                    .filter(recorded -> !(recorded.event() instanceof Event.Streamed))
                    .toList();
        } catch (IOException | NewerVersionException e) {
            return fallback.events();
        }
    }
}
