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

    /** Where the virtual machine keeps the files that it opens before the program begins. */
    private static final String OF_THE_MACHINE = System.getProperty("java.home") + "/";

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

    /**
     * Whether aish was started without it. The virtual machine's own files are then in its place.
     */
    boolean isMissing() {
        try {
            return Files.readSymbolicLink(Path.of(DESCRIPTORS + descriptor))
                    .toString()
                    .startsWith(OF_THE_MACHINE);
        } catch (IOException e) {
            return false;
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
            boolean named = name.startsWith("/") && !name.startsWith(OF_THE_MACHINE);
            return named || name.startsWith("pipe:");
        } catch (IOException e) {
            return false;
        }
    }
}
