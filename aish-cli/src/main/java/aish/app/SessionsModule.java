package aish.app;

import module java.base;

import aish.chat.SessionResumer;
import aish.event.Event;
import aish.event.EventSink;
import aish.files.DiskSync;
import aish.model.ModelRoster;
import aish.process.OwnProcess;
import aish.session.Retention;
import aish.session.SessionLog;
import aish.session.SessionStore;
import aish.session.output.OutputStore;
import aish.session.output.SessionOutputs;
import aish.session.output.SessionOutputs.TemporaryOutputs;
import aish.session.record.ContextFiles;
import aish.shell.CapturedOutput;
import aish.shell.OutputSpill;
import aish.shell.ShellSession;

/**
 * Builds and connects the parts that record a session.
 *
 * @param contents where the contents of attachments are stored
 */
record SessionsModule(
        DiskSync sync,
        TemporaryOutputs temporary,
        SessionStore store,
        SessionLog log,
        OutputStore outputs,
        ContextFiles contents) {
    /** Whether a session is recorded from its start. */
    enum Recording {
        ON,
        /** Recorded only if it resumes a recorded one. */
        OFF
    }

    /**
     * @param directory the shell's current directory
     * @param events receives problems
     */
    static SessionsModule of(
            Launch launch,
            Supplier<Path> directory,
            ModelRoster models,
            SecretsModule secrets,
            Recording recording,
            EventSink events) {
        Path state = launch.directories().state();
        DiskSync sync = new DiskSync();
        SessionStore store =
                new SessionStore(
                        state.resolve("sessions"),
                        InstantSource.system(),
                        sync,
                        secrets.recording());
        SessionLog log =
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
                        problem -> events.emit(new Event.Problem(problem)));
        if (recording == Recording.OFF) {
            log.close();
        }
        String name = OwnProcess.id() + "-" + Long.toString(System.currentTimeMillis(), 36);
        TemporaryOutputs temporary = new TemporaryOutputs(state.resolve("outputs"), name);
        SessionOutputs place = new SessionOutputs(log, temporary);
        return new SessionsModule(
                sync,
                temporary,
                store,
                log,
                new OutputStore(place, launch.config().output().quotaBytes(), sync, secrets::typed),
                new ContextFiles(place, events));
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

    /**
     * Creates what resumes earlier sessions.
     *
     * @param outputs continues the numbers of outputs
     */
    SessionResumer resumer(
            ChatModule chat, ModelRoster models, IntConsumer outputs, CostModule costs) {
        return new SessionResumer(
                store,
                log,
                this.outputs,
                chat.turns(),
                chat.suggestions(),
                models,
                outputs,
                costs.accounts().ledger());
    }

    /** Removes what a killed aish left behind, and sessions that are too old. */
    void sweep(Retention retention) {
        try {
            temporary.sweep();
            retention.prune(store, Instant.now());
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
