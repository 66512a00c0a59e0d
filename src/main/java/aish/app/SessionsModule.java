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

/** Builds and connects the parts that record a session. */
final class SessionsModule {
    /** Whether a session is recorded from its start. */
    enum Recording {
        ON,
        /** Recorded only if it resumes a recorded one. */
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
     * @param directory the shell's current directory
     * @param screen shows events to the user
     * @param redaction removes secrets from what is recorded
     * @param typed placeholders for secrets that the user typed, by their values
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
            log.close();
        }
        String name =
                ProcessHandle.current().pid() + "-" + Long.toString(System.currentTimeMillis(), 36);
        temporary = new TemporaryOutputs(directories.state().resolve("outputs"), name);
        SessionOutputs place = new SessionOutputs(log, temporary);
        outputs = new OutputStore(place, quota, sync, typed);
        contents = new ContextFiles(place, screen);
    }

    /** Shows events without recording them. */
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

    /** Where the contents of attachments are stored. */
    ContextFiles contents() {
        return contents;
    }

    /** Stores a text as if a command had printed it; if that fails, it is only kept in memory. */
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

    /** Removes what a killed aish left behind, and sessions that are too old. */
    void sweep(Retention retention) {
        try {
            temporary.sweep();
            if (log.isRecording()) {
                retention.prune(store, Instant.now());
            }
        } catch (IOException e) {
            // retried at the next start
        }
    }

    /** Closes the record, and removes what belongs only to this session. */
    void close() {
        try {
            outputs.close();
            sync.close();
            store.close();
        } catch (IOException e) {
            // the next start removes it
        }
    }
}
