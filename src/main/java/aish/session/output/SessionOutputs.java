package aish.session.output;

import aish.session.SessionLog;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Keeps outputs with the record of their session, or in a temporary directory if nothing is
 * recorded.
 */
public final class SessionOutputs implements OutputDirectory {
    private final SessionLog log;
    private final TemporaryOutputs temporary;

    public SessionOutputs(SessionLog log, TemporaryOutputs temporary) {
        this.log = log;
        this.temporary = temporary;
    }

    private OutputDirectory place() {
        return log.isRecording() ? log : temporary;
    }

    @Override
    public Path create() throws IOException {
        return place().create();
    }

    @Override
    public Path directory() {
        return place().directory();
    }

    @Override
    public boolean isPersistent() {
        return place().isPersistent();
    }

    @Override
    public void close() throws IOException {
        log.close();
        temporary.close();
    }
}
