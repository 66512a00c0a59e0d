package aish.model.http;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Keeps the connection of the last request open for the next one. Thread-safe. */
public final class IdleConnection {
    private static final Duration USUAL_LIFE = Duration.ofSeconds(30);
    private static final Pattern TIMEOUT = Pattern.compile("timeout=(\\d{1,5})");

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

    void give(Connection free, ResponseHead head) {
        Connection before;
        synchronized (this) {
            before = connection;
            connection = free;
            until = System.nanoTime() + keepAliveTime(head).toNanos();
        }
        if (before != null) {
            before.close();
        }
    }

    /**
     * Returns a second less than the server allows, so that it does not close the connection just
     * as we reuse it.
     */
    private static Duration keepAliveTime(ResponseHead head) {
        Matcher hint = TIMEOUT.matcher(head.header("keep-alive"));
        return hint.find()
                ? Duration.ofSeconds(Math.max(0, Long.parseLong(hint.group(1)) - 1))
                : USUAL_LIFE;
    }
}
