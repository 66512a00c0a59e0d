package aish.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** One of the process's own streams, and what it is connected to. */
enum StandardStream {
    INPUT(0),
    OUTPUT(1);

    private static final String DESCRIPTORS = "/proc/self/fd/";

    private final int descriptor;

    StandardStream(int descriptor) {
        this.descriptor = descriptor;
    }

    /** By its name where the system has one, which is much cheaper than asking the JDK. */
    boolean isTerminal() {
        try {
            String name = Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor)).toString();
            return name.startsWith("/dev/pts/") || name.startsWith("/dev/tty");
        } catch (IOException e) {
            return Objects.requireNonNull(System.console()).isTerminal();
        }
    }

    /** Whether another process is at the other end. */
    boolean isPipe() {
        try {
            String name = Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor)).toString();
            return name.startsWith("pipe:") || name.startsWith("socket:");
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether another process can read on from it: from a file or a pipe, but not a socket. */
    boolean canBeReopened() {
        try {
            String name = Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor)).toString();
            return name.startsWith("/") || name.startsWith("pipe:");
        } catch (IOException e) {
            return false;
        }
    }
}
