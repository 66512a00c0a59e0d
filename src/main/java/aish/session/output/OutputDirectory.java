package aish.session.output;

import java.io.IOException;
import java.nio.file.Path;

/** The directory in which a session keeps its outputs. */
public interface OutputDirectory {
    /** Makes it, if it is not there yet. */
    Path claim() throws IOException;

    /** Where it is or would be. */
    Path directory();

    /** Whether what is there outlives the session. */
    boolean lasts();

    /** The session is over. */
    void leave() throws IOException;
}
