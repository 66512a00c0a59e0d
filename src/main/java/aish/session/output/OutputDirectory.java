package aish.session.output;

import java.io.IOException;
import java.nio.file.Path;

/** The directory for a session's outputs. */
public interface OutputDirectory {
    /** Creates the directory if necessary. */
    Path create() throws IOException;

    /** The directory, which need not exist. */
    Path directory();

    /** Whether the directory outlives the session. */
    boolean isPersistent();

    /** Ends the use of the directory with the session. */
    void close() throws IOException;
}
