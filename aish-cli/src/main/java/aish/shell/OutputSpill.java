package aish.shell;

import module java.base;

/** The destination of one command's whole output. */
public interface OutputSpill extends Closeable {
    /** Opens the destination for {@code out-N}; called when the first byte arrives. */
    @FunctionalInterface
    interface Opener {
        OutputSpill open(int number) throws IOException;
    }

    /** Writes all bytes of the buffer, or as many as the quota allows. */
    void write(ByteBuffer bytes) throws IOException;

    /** The file, if it contains everything written so far. */
    Optional<Path> file();
}
