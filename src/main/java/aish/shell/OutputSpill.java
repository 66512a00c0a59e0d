package aish.shell;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;

/** Where the whole of one command's output goes. */
public interface OutputSpill extends Closeable {
    /** Opens the place for {@code out-N}; called when the first byte arrives. */
    @FunctionalInterface
    interface Opener {
        OutputSpill open(int number) throws IOException;
    }

    /** Takes all bytes of the buffer, or as many as the quota leaves. */
    void write(ByteBuffer bytes) throws IOException;

    /** The file, if it holds everything written so far. */
    Optional<Path> file();
}
