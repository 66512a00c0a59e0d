package aish.session.record;

import aish.files.PrivateFiles;
import aish.session.SessionId;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Tells which sessions are being written. All live sessions hold a byte each of one file, at the
 * place that their name gives; the system lets go of it when their process ends, however it ends.
 * The file is opened once, because closing it anywhere in a process gives up all that the process
 * holds there.
 */
public final class SessionLocks implements AutoCloseable {
    /** One session held; closing it lets go. */
    public interface Held extends AutoCloseable {
        @Override
        void close();
    }

    private final Path file;
    private @Nullable FileChannel channel;

    public SessionLocks(Path file) {
        this.file = file;
    }

    /** Null if another aish writes that session, or this one does already. */
    synchronized @Nullable public Held tryHold(String id) throws IOException {
        FileChannel open = channel();
        try {
            FileLock lock = open.tryLock(SessionId.number(id), 1, false);
            return lock == null ? null : () -> release(lock);
        } catch (OverlappingFileLockException e) {
            return null;
        } catch (IOException e) {
            // a file system without locks: names that are never used twice must do
            return () -> {};
        }
    }

    private synchronized void release(FileLock lock) {
        try {
            lock.release();
        } catch (IOException e) {
            // the end of the process does it
        }
    }

    /** Whether an aish that lives writes that session. */
    public boolean isHeld(String id) {
        try (Held mine = tryHold(id)) {
            return mine == null;
        } catch (IOException e) {
            return false;
        }
    }

    private FileChannel channel() throws IOException {
        FileChannel open = channel;
        if (open == null) {
            open = PrivateFiles.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            channel = open;
        }
        return open;
    }

    @Override
    public synchronized void close() throws IOException {
        if (channel != null) {
            channel.close();
            channel = null;
        }
    }
}
