package aish.session;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.session.output.OutputStore.OutputDirectory;
import aish.session.record.EventWriter;
import aish.session.record.NewerVersionException;
import aish.session.record.SessionFile;
import org.jspecify.annotations.Nullable;

/**
 * Records a session as it happens. It must receive each event before the screen does, so that
 * whatever the user saw is in the file, however aish ends. Creates the file on the user's first
 * action. Reports a write error once and holds back events until the disk accepts them again, up to
 * a limit. Thread-safe.
 */
public final class SessionLog implements EventSink, OutputDirectory {
    /** How many events before the user's first action are kept. */
    private static final int MOST_EARLY = 100;

    private static final int MOST_WAITING = 20_000;

    private final SessionStore store;
    private final InstantSource clock;
    private final Function<String, Event.Opened> header;
    private final Consumer<String> problems;
    private final List<TimedEvent> waiting = new ArrayList<>();
    private @Nullable SessionFile file;
    private @Nullable Path outputs;
    private boolean refused;
    private boolean stopped;

    /**
     * @param header makes the first event of a record from its id
     * @param problems receives one line when the session cannot be recorded
     */
    public SessionLog(
            SessionStore store,
            InstantSource clock,
            Function<String, Event.Opened> header,
            Consumer<String> problems) {
        this.store = store;
        this.clock = clock;
        this.header = header;
        this.problems = problems;
    }

    /** Loads the classes that the first event needs. */
    public static void warmUp() {
        EventWriter.line(new TimedEvent(Instant.EPOCH, new Event.Typed("")));
    }

    @Override
    public void emit(Event event) {
        Optional<String> problem = record(new TimedEvent(clock.instant(), event));
        // outside the lock, because the receiver may record something itself
        problem.ifPresent(problems);
    }

    private synchronized Optional<String> record(TimedEvent recorded) {
        if (stopped) {
            return Optional.empty();
        }
        if (file == null && !startsRecord(recorded.event())) {
            if (waiting.size() < MOST_EARLY) {
                waiting.add(recorded);
            }
            return Optional.empty();
        }
        waiting.add(recorded);
        return writeWaiting();
    }

    /** Whether the event is an action of the user and not just output. */
    private boolean startsRecord(Event event) {
        return refused
                || event instanceof Event.Typed
                || event instanceof Event.Started
                || event instanceof Event.QuestionSent
                || event instanceof Event.Named;
    }

    private Optional<String> writeWaiting() {
        int written = 0;
        try {
            SessionFile open = opened();
            // the file is looked for once for each answer, at its end, not for each piece
            Optional<String> note =
                    waiting.getLast().event() instanceof Event.Streamed
                            ? Optional.empty()
                            : open.reclaim();
            for (TimedEvent next : waiting) {
                open.write(next.at(), next.event());
                written++;
            }
            refused = false;
            return note;
        } catch (IOException e) {
            boolean again = refused;
            refused = true;
            return again ? Optional.empty() : Optional.of(complaint(e));
        } finally {
            waiting.subList(0, written).clear();
            giveUpOnTooMuch();
        }
    }

    /** Stops recording rather than leaving a gap, which would be misleading. */
    private void giveUpOnTooMuch() {
        if (waiting.size() > MOST_WAITING) {
            waiting.clear();
            stopped = true;
        }
    }

    private String complaint(IOException e) {
        return "cannot record this session: %s. aish keeps trying."
                .formatted(PrivateFiles.reason(e));
    }

    private SessionFile opened() throws IOException {
        SessionFile open = file;
        if (open == null) {
            open = store.create(header);
            file = open;
        }
        return open;
    }

    /** The session's id, once it is recorded. */
    public synchronized Optional<String> id() {
        return file == null ? Optional.empty() : Optional.of(file.id());
    }

    /**
     * Switches to an earlier session and adds the events that its record lacks.
     *
     * @return whether it is a copy, because another aish is writing the original
     */
    public synchronized boolean resume(SessionState state, Path directory, String model)
            throws IOException, NewerVersionException {
        SessionFile original = file != null && file.id().equals(state.id()) ? file : null;
        SessionFile next = original == null ? store.append(state) : original;
        boolean copied = next == null;
        if (next == null) {
            next = store.fork(state.id());
        }
        if (next != file) {
            use(next);
        }
        for (Event missing : state.repairs()) {
            next.write(clock.instant(), missing);
        }
        next.write(clock.instant(), new Event.Resumed(directory, model));
        return copied;
    }

    /** Continues in a copy of the record; the original ends here. */
    public synchronized void fork() throws IOException, NewerVersionException {
        if (file != null) {
            use(store.fork(file.id()));
        }
    }

    private void use(SessionFile other) {
        end();
        file = other;
        waiting.clear();
        refused = false;
        stopped = false;
    }

    /**
     * Removes an exchange from the record, counted from 0.
     *
     * @return the ids of the suggestions that were removed with it
     */
    public synchronized Set<String> forget(int exchange) throws IOException, NewerVersionException {
        SessionFile open = file;
        if (open == null) {
            return Set.of();
        }
        Path draft = store.draft(open.id());
        Set<String> gone =
                ExchangeEraser.write(open.path(), store.outputs(open.id()), exchange, draft);
        open.replaceBy(draft);
        return gone;
    }

    private void end() {
        SessionFile open = file;
        if (open == null) {
            return;
        }
        try {
            open.write(clock.instant(), new Event.Closed());
        } catch (IOException e) {
            // the record then looks as if aish had been killed, which loses nothing
        }
        open.close();
        file = null;
    }

    @Override
    public Path create() throws IOException {
        Path directory;
        boolean lost;
        synchronized (this) {
            directory = store.outputs(opened().id());
            lost = directory.equals(outputs) && !Files.exists(directory);
            PrivateFiles.createDirectories(directory);
            outputs = directory;
        }
        if (lost) {
            problems.accept("the earlier outputs of this session were deleted");
        }
        return directory;
    }

    @Override
    public boolean isPersistent() {
        return true;
    }

    /** A directory that does not exist, as long as the session is not recorded. */
    @Override
    public synchronized Path directory() {
        return store.outputs(file == null ? "none" : file.id());
    }

    /** Closes the record; nothing more is recorded until a session is resumed. */
    @Override
    public synchronized void close() {
        end();
        stopped = true;
    }

    /** Whether events are recorded, now or after the user's first action. */
    public synchronized boolean isRecording() {
        return !stopped;
    }
}
