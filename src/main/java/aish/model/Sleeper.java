package aish.model;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Lets time pass. */
@FunctionalInterface
public interface Sleeper {
    /** By the clock; over at once when cancelled. */
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

    /** Whether the time has passed, rather than the wait been cancelled. */
    boolean pause(Duration time, Cancellation cancellation);
}
