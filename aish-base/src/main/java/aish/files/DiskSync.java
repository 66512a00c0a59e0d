package aish.files;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Flushes written files to disk within a second, without making the writer wait. Its thread starts
 * with the first change. Thread-safe.
 */
public final class DiskSync implements AutoCloseable {
    private static final long PAUSE_MILLIS = 500;

    private final Set<FileChannel> changed = new LinkedHashSet<>();
    private final Set<FileChannel> finished = new LinkedHashSet<>();
    private @Nullable Thread thread;

    /** Notes that a file has changed. */
    public synchronized void changed(FileChannel file) {
        if (changed.add(file)) {
            wake();
        }
    }

    /** Notes that a file will not change any more; it is closed once it is on disk. */
    public synchronized void finished(FileChannel file) {
        changed.add(file);
        finished.add(file);
        wake();
    }

    private void wake() {
        if (thread == null) {
            // whoever writes would wait for a thread of the system to start
            thread = Thread.ofVirtual().name("disk").start(this::run);
        }
    }

    private void run() {
        try {
            do {
                Thread.sleep(PAUSE_MILLIS);
                sync();
            } while (isNeeded());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The thread ends when nothing has changed meanwhile; the next change starts another one. */
    private synchronized boolean isNeeded() {
        if (changed.isEmpty()) {
            thread = null;
        }
        return !changed.isEmpty();
    }

    private void sync() {
        for (FileChannel file : takeChanged()) {
            try {
                file.force(false);
                if (takeFinished(file)) {
                    file.close();
                }
            } catch (IOException e) {
                // closed meanwhile, or a disk error, which the next write reports
            }
        }
    }

    private synchronized List<FileChannel> takeChanged() {
        List<FileChannel> taken = List.copyOf(changed);
        changed.clear();
        return taken;
    }

    private synchronized boolean takeFinished(FileChannel file) {
        return finished.remove(file);
    }

    /** Flushes the rest to disk. */
    @Override
    public void close() {
        sync();
    }
}
