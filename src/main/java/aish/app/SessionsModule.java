package aish.app;

import aish.event.Event;
import aish.event.EventSink;
import aish.files.DiskSync;
import aish.files.UserDirectories;
import aish.model.ModelRoster;
import aish.session.Retention;
import aish.session.SessionLog;
import aish.session.SessionStore;
import aish.session.output.OutputStore;
import aish.session.output.SessionOutputs;
import aish.session.output.TemporaryOutputs;
import aish.session.record.ContextFiles;
import aish.shell.CapturedOutput;
import aish.shell.OutputSpill;
import aish.shell.ShellSession;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The parts that record what happens, built and connected. */
final class SessionsModule {
    /** Whether a session is recorded from its beginning. */
    enum Recording {
        ON,
        /** Only when it goes on with one that is recorded. */
        OFF
    }

    private final DiskSync sync = new DiskSync();
    private final TemporaryOutputs temporary;
    private final SessionStore store;
    private final SessionLog log;
    private final OutputStore outputs;
    private final ContextFiles contents;
    private final EventSink screen;

    /**
     * @param quota of a session's outputs, in bytes
     * @param directory where the shell is
     * @param screen shows events to the person
     * @param redaction takes secrets out of what is recorded
     * @param typed stand-ins for secrets that the user typed, by their values
     */
    SessionsModule(
            UserDirectories directories,
            long quota,
            Supplier<Path> directory,
            ModelRoster models,
            EventSink screen,
            Recording recording,
            UnaryOperator<String> redaction,
            Supplier<Map<String, String>> typed) {
        this.screen = screen;
        store =
                new SessionStore(
                        directories.state().resolve("sessions"),
                        InstantSource.system(),
                        sync,
                        redaction);
        log =
                new SessionLog(
                        store,
                        InstantSource.system(),
                        id ->
                                new Event.Opened(
                                        id,
                                        "",
                                        directory.get(),
                                        models.active(),
                                        Resources.version()),
                        problem -> screen.emit(new Event.Problem(problem)));
        if (recording == Recording.OFF) {
            log.leave();
        }
        String name =
                ProcessHandle.current().pid() + "-" + Long.toString(System.currentTimeMillis(), 36);
        temporary = new TemporaryOutputs(directories.state().resolve("outputs"), name);
        SessionOutputs place = new SessionOutputs(log, temporary);
        outputs = new OutputStore(place, quota, sync, typed);
        contents = new ContextFiles(place, screen);
    }

    /** Records, and only then shows, so that whatever was on the screen is on the disk. */
    EventSink events() {
        return event -> {
            log.emit(event);
            screen.emit(event);
        };
    }

    /** Shows what is of no interest later. */
    EventSink screen() {
        return screen;
    }

    SessionStore store() {
        return store;
    }

    SessionLog log() {
        return log;
    }

    OutputStore outputs() {
        return outputs;
    }

    /** Where the contents of what is attached are kept. */
    ContextFiles contents() {
        return contents;
    }

    /** Keeps a text as if a command had printed it, as far as that is possible. */
    CapturedOutput keep(ShellSession session, String text) {
        int number = session.nextOutput();
        try (OutputSpill spill = outputs.open(number)) {
            spill.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
            session.continueOutputs(number);
            return new CapturedOutput(number, text, 0, "", false, spill.file());
        } catch (IOException e) {
            return new CapturedOutput(0, text, 0, "", false, Optional.empty());
        }
    }

    /** Removes what a killed aish left behind, and sessions that have been kept long enough. */
    void sweep(Retention retention) {
        try {
            temporary.sweep();
            if (log.isRecording()) {
                retention.prune(store, Instant.now());
            }
        } catch (IOException e) {
            // next time, perhaps
        }
    }

    /** Ends the record, and removes what belongs to this session only. */
    void close() {
        try {
            outputs.close();
            sync.close();
            store.close();
        } catch (IOException e) {
            // the next start sweeps it away
        }
    }
}
