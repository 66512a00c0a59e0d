package aish.files;

import module java.base;

/**
 * Serialises changes to a file that several aish processes share: a lock is held from reading to
 * writing, so that no change is lost. Safe for many threads and processes.
 */
public final class LockedUpdate {
    /** Reads the file, and replaces it if necessary. */
    @FunctionalInterface
    public interface Change<T, E extends Exception> {
        T make() throws IOException, E;
    }

    /** Serialises the threads of this process, because file locks belong to the whole process. */
    private static final Object THIS_PROCESS = new Object();

    private LockedUpdate() {}

    /**
     * Waits for the lock and makes the change.
     *
     * @throws IOException if the lock is not available, or from the change
     */
    public static <T, E extends Exception> T of(Path file, Change<T, E> change)
            throws IOException, E {
        Path guard = file.toAbsolutePath().resolveSibling(file.getFileName() + ".lock");
        synchronized (THIS_PROCESS) {
            PrivateFiles.createDirectories(guard.resolveSibling(""));
            try (FileChannel channel =
                            PrivateFiles.open(
                                    guard, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock held = channel.lock()) {
                assert held.isValid();
                return change.make();
            }
        }
    }
}
