package aish.session.output;

import module java.base;

import aish.files.PrivateFiles;
import aish.session.SessionLog;
import aish.session.output.OutputStore.OutputDirectory;
import org.jspecify.annotations.Nullable;

/**
 * Keeps outputs with the record of their session, or in a temporary directory if nothing is
 * recorded.
 */
public record SessionOutputs(SessionLog log, TemporaryOutputs temporary)
        implements OutputDirectory {
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

    /**
     * A directory for the outputs of a session that is not recorded. It is deleted with the
     * session, and locked while the session lives, so that a later start can remove what a killed
     * one left.
     */
    public static final class TemporaryOutputs implements OutputDirectory {
        private static final String LOCK = "lock";

        private final Path root;
        private final Path directory;
        private @Nullable FileChannel lock;

        /**
         * @param session a name that no other running session has
         */
        public TemporaryOutputs(Path root, String session) {
            this.root = root;
            this.directory = root.resolve(session);
        }

        @Override
        public Path create() throws IOException {
            if (lock == null) {
                PrivateFiles.createDirectories(directory);
                FileChannel opened =
                        PrivateFiles.open(
                                directory.resolve(LOCK),
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE);
                opened.tryLock();
                lock = opened;
            }
            return directory;
        }

        @Override
        public Path directory() {
            return directory;
        }

        @Override
        public boolean isPersistent() {
            return false;
        }

        @Override
        public void close() throws IOException {
            if (lock != null) {
                PrivateFiles.deleteTree(directory);
                lock.close();
                lock = null;
            }
        }

        /** Removes the outputs of sessions that have ended. */
        public void sweep() throws IOException {
            if (!Files.isDirectory(root)) {
                return;
            }
            try (DirectoryStream<Path> sessions = Files.newDirectoryStream(root)) {
                for (Path left : sessions) {
                    if (!left.equals(directory) && isAbandoned(left)) {
                        PrivateFiles.deleteTree(left);
                    }
                }
            }
        }

        private static boolean isAbandoned(Path session) throws IOException {
            Path file = session.resolve(LOCK);
            if (!Files.exists(file)) {
                return Files.isDirectory(session);
            }
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                    FileLock free = channel.tryLock()) {
                return free != null;
            } catch (OverlappingFileLockException e) {
                // locked by this process
                return false;
            }
        }
    }
}
