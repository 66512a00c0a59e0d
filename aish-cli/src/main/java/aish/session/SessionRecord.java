package aish.session;

import module java.base;

import aish.context.Attachment;
import aish.context.OutputText;
import aish.event.Event;
import aish.event.Event.Author;
import aish.event.EventSink;
import aish.session.record.NewerVersionException;
import aish.session.record.SessionReader;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;

/** The events of a session so far, in order. Thread-safe. */
public interface SessionRecord {
    List<TimedEvent> events();

    /** The events of a session, from its log or, if there is no log, from memory. */
    final class RecordedEvents implements SessionRecord {
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
                return SessionReader.read(store.log(id.get()), store.outputs(id.get())).stream()
                        .filter(recorded -> !(recorded.event() instanceof Event.Streamed))
                        .toList();
            } catch (IOException | NewerVersionException e) {
                return fallback.events();
            }
        }
    }

    /**
     * Keeps events in memory, without streamed pieces of answers and with shortened outputs. A long
     * session loses its beginning. Thread-safe.
     */
    final class InMemoryRecord implements SessionRecord, EventSink {
        private static final int MOST_EVENTS = 4000;
        private static final int LONGEST_OUTPUT = 8000;

        private final OutputText outputs = new OutputText();
        private final Deque<TimedEvent> kept = new ArrayDeque<>();
        private final InstantSource clock;

        public InMemoryRecord(InstantSource clock) {
            this.clock = clock;
        }

        @Override
        public void emit(Event event) {
            if (event instanceof Event.Streamed) {
                return;
            }
            TimedEvent recorded = new TimedEvent(clock.instant(), shortened(event));
            synchronized (kept) {
                kept.addLast(recorded);
                if (kept.size() > MOST_EVENTS) {
                    kept.removeFirst();
                }
            }
        }

        private Event shortened(Event event) {
            if (event instanceof Event.AttachmentChanged(var change, Attachment(var card, _))) {
                return new Event.AttachmentChanged(change, new Attachment(card, ""));
            }
            return event instanceof Event.Ran(CommandResult result, Author author)
                            && result.output().head().length() > LONGEST_OUTPUT
                    ? new Event.Ran(result.with(shortened(result.output())), author)
                    : event;
        }

        /** Drops the text of an output that did not fit in memory; it can be read from its file. */
        private CapturedOutput shortened(CapturedOutput output) {
            boolean onDisk = output.omitted() > 0 && output.file().isPresent();
            return new CapturedOutput(
                    output.number(),
                    onDisk ? "" : outputs.of(output, LONGEST_OUTPUT),
                    onDisk ? output.omitted() : 0,
                    "",
                    output.fullScreen(),
                    output.file());
        }

        @Override
        public List<TimedEvent> events() {
            synchronized (kept) {
                return List.copyOf(kept);
            }
        }
    }
}
