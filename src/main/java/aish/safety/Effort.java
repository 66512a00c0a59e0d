package aish.safety;

import java.time.Duration;

/** How much looking around is allowed: until some time, and over so many entries. */
public final class Effort {
    /** What nobody notices before a prompt. */
    private static final Duration GLANCE = Duration.ofMillis(50);

    private static final Duration CLOSE_LOOK = Duration.ofSeconds(1);
    private static final int GLANCE_ENTRIES = 20_000;
    private static final int CLOSE_ENTRIES = 500_000;

    private final long deadline;
    private int entries;
    private boolean spent;

    public Effort(Duration time, int entries) {
        this.deadline = System.nanoTime() + time.toNanos();
        this.entries = entries;
    }

    /** For something that is shown by the way. */
    public static Effort glance() {
        return new Effort(GLANCE, GLANCE_ENTRIES);
    }

    /** For somebody who asked. */
    public static Effort closeLook() {
        return new Effort(CLOSE_LOOK, CLOSE_ENTRIES);
    }

    /** Counts one entry; false if there must be no more. */
    boolean take() {
        spent |= entries-- <= 0 || System.nanoTime() > deadline;
        return !spent;
    }

    /** Whether something was left out. */
    public boolean isSpent() {
        return spent;
    }

    Duration left() {
        return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    }
}
