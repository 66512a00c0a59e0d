package aish.testing;

import module java.base;

/** Waits for something that nobody announces. */
public final class Poll {
    /** Far more than anything takes, even while the machine is busy with something else. */
    public static final Duration PATIENCE = Duration.ofMinutes(5);

    /** The first pause; each is longer than the one before, because looking costs time too. */
    private static final long FIRST_MILLIS = 2;

    private static final long LONGEST_MILLIS = 50;

    private Poll() {}

    /**
     * @param problem says what is the matter if it never comes true
     */
    public static void until(BooleanSupplier condition, Supplier<String> problem) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        long pause = FIRST_MILLIS;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError(problem.get());
            }
            pause(pause);
            pause = Math.min(2 * pause, LONGEST_MILLIS);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
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
