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
 * Tells which sessions are being written. Each live session locks one byte of a common file, at the
 * offset given by its id; the system releases the lock when the process ends, however it ends. The
 * file is opened once, because closing it anywhere in a process releases all locks of that process.
 */
public final class SessionLocks implements AutoCloseable {
    /** The lock on one session; closing it releases the lock. */
    public interface Held extends AutoCloseable {
        @Override
        void close();
    }

    private final Path file;
    private @Nullable FileChannel channel;

    public SessionLocks(Path file) {
        this.file = file;
    }

    /** Locks a session; null if another aish, or this one, is writing it. */
    synchronized @Nullable public Held tryHold(String id) throws IOException {
        FileChannel open = channel();
        try {
            FileLock lock = open.tryLock(SessionId.number(id), 1, false);
            return lock == null ? null : () -> release(lock);
        } catch (OverlappingFileLockException e) {
            return null;
        } catch (IOException e) {
            // the file system has no locks; unique ids have to suffice
            return () -> {};
        }
    }

    private synchronized void release(FileLock lock) {
        try {
            lock.release();
        } catch (IOException e) {
            // the end of the process releases it
        }
    }

    /** Whether a running aish is writing that session. */
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
