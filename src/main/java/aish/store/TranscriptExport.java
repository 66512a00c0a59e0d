package aish.store;

import aish.config.Redaction;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.ZoneId;

/** Makes the transcript of a session that is over. */
public final class TranscriptExport {
    private final Redaction redaction;
    private final ZoneId zone;

    public TranscriptExport(Redaction redaction, ZoneId zone) {
        this.redaction = redaction;
        this.zone = zone;
    }

    public String text(SessionRecord session) {
        return TranscriptText.render(session.events(), redaction, zone);
    }

    /**
     * @throws FileAlreadyExistsException rather than replace a file
     */
    public void write(SessionRecord session, Path file) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        PrivateFiles.replace(file, text(session), false);
    }
}
