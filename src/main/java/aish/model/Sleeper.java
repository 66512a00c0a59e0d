package aish.model;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Waits; replaceable in tests. */
@FunctionalInterface
public interface Sleeper {
    /** Waits in real time and returns at once when cancelled. */
    Sleeper REAL =
            (time, cancellation) -> {
                CountDownLatch cancelled = new CountDownLatch(1);
                cancellation.onCancel(cancelled::countDown);
                try {
                    return !cancelled.await(time.toNanos(), TimeUnit.NANOSECONDS);
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                    return false;
                }
            };

    /** Returns true if the time has passed, false if the wait was cancelled. */
    boolean pause(Duration time, Cancellation cancellation);
}
