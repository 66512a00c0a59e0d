package aish.testing;

import module java.base;

/** Waits for something that nobody announces. */
public final class Poll {
    /** Far more than anything takes, even while the machine is busy with something else. */
    public static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final long INTERVAL_MILLIS = 5;

    private Poll() {}

    /**
     * @param problem says what is the matter if it never comes true
     */
    public static void until(BooleanSupplier condition, Supplier<String> problem) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError(problem.get());
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(INTERVAL_MILLIS);
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    /** A test that is interrupted has failed. */
    static AssertionError interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new AssertionError("interrupted", e);
    }
}
