package aish.model.http;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Keeps the connection of the last request open for the next one. Thread-safe. */
public final class IdleConnection {
    private static final Duration LIFE = Duration.ofSeconds(30);

    private @Nullable Connection connection;
    private long until;

    /** Takes the connection if it is still usable; the caller then owns it. */
    @Nullable Connection take() {
        Connection taken;
        boolean old;
        synchronized (this) {
            taken = connection;
            old = System.nanoTime() - until > 0;
            connection = null;
        }
        if (taken == null || (!old && taken.isFresh())) {
            return taken;
        }
        taken.close();
        return null;
    }

    void give(Connection free) {
        Connection before;
        synchronized (this) {
            before = connection;
            connection = free;
            until = System.nanoTime() + LIFE.toNanos();
        }
        if (before != null) {
            before.close();
        }
    }
}
