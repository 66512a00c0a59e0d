package aish.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Keeps changes of a file that several aish share apart: whoever reads it to write it again holds a
 * lock meanwhile, so that nobody's change is lost. Safe for many threads and processes.
 */
public final class LockedUpdate {
    /** Reads the file, and replaces it if need be. */
    @FunctionalInterface
    public interface Change<T, E extends Exception> {
        T make() throws IOException, E;
    }

    /** File locks belong to a process as a whole, so its threads take turns by other means. */
    private static final Object THIS_PROCESS = new Object();

    private static final FileAttribute<?> OWNER_FILE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    private static final FileAttribute<?> OWNER_DIRECTORY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

    private LockedUpdate() {}

    /**
     * Waits for its turn and makes the change.
     *
     * @throws IOException if the lock cannot be had, or the change fails so
     */
    public static <T, E extends Exception> T of(Path file, Change<T, E> change)
            throws IOException, E {
        Path guard = file.toAbsolutePath().resolveSibling(file.getFileName() + ".lock");
        synchronized (THIS_PROCESS) {
            Files.createDirectories(guard.resolveSibling(""), OWNER_DIRECTORY);
            try (FileChannel channel =
                            FileChannel.open(
                                    guard,
                                    Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE),
                                    OWNER_FILE);
                    FileLock held = channel.lock()) {
                assert held.isValid();
                return change.make();
            }
        }
    }
}
