package aish.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Brings to the disk what the system was given to write, within a second and without anybody
 * waiting for it. Its thread starts with the first change. Safe for use by several threads.
 */
public final class DiskSync implements AutoCloseable {
    private static final long PAUSE_MILLIS = 500;

    private final Set<FileChannel> changed = new LinkedHashSet<>();
    private final Set<FileChannel> finished = new LinkedHashSet<>();
    private @Nullable Thread thread;

    /** That file has changed. */
    public synchronized void changed(FileChannel file) {
        if (changed.add(file)) {
            wake();
        }
    }

    /** That file will not change any more, and can be closed once it is on the disk. */
    public synchronized void finished(FileChannel file) {
        changed.add(file);
        finished.add(file);
        wake();
    }

    private void wake() {
        if (thread == null) {
            thread = Thread.ofPlatform().daemon().name("disk").start(this::run);
        }
        notifyAll();
    }

    private void run() {
        try {
            while (awaitChange()) {
                Thread.sleep(PAUSE_MILLIS);
                sync();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean awaitChange() throws InterruptedException {
        while (changed.isEmpty()) {
            wait();
        }
        return true;
    }

    private void sync() {
        for (FileChannel file : takeChanged()) {
            try {
                file.force(false);
                if (takeFinished(file)) {
                    file.close();
                }
            } catch (IOException e) {
                // closed meanwhile, or the disk refuses, which the next write tells
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

    /** Brings the rest to the disk. */
    @Override
    public void close() {
        sync();
    }
}
