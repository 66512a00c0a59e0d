package aish.model.http;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Keeps the connection of the last request open for the next one. Thread-safe. */
public final class IdleConnection {
    private static final Duration USUAL_LIFE = Duration.ofSeconds(30);
    private static final String TIMEOUT = "timeout=";

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
        String hint = head.header("keep-alive");
        int at = hint.indexOf(TIMEOUT);
        if (at < 0) {
            return USUAL_LIFE;
        }
        int seconds = 0;
        for (int i = at + TIMEOUT.length(); i < hint.length() && seconds < 10_000; i++) {
            int digit = Character.digit(hint.charAt(i), 10);
            if (digit < 0) {
                break;
            }
            seconds = seconds * 10 + digit;
        }
        return Duration.ofSeconds(Math.max(0, seconds - 1));
    }
}
