package aish.model;

import java.util.ArrayList;
import java.util.List;

/** Says, from any thread and once, that an answer is no longer wanted. */
public final class Cancellation {
    private final List<Runnable> stops = new ArrayList<>();
    private boolean cancelled;

    /** Runs what was registered, on this thread; again does nothing. */
    public void cancel() {
        List<Runnable> running;
        synchronized (stops) {
            if (cancelled) {
                return;
            }
            cancelled = true;
            running = List.copyOf(stops);
        }
        running.forEach(Runnable::run);
    }

    public boolean isCancelled() {
        synchronized (stops) {
            return cancelled;
        }
    }

    /**
     * @param stop ends what blocks, and must not block itself; run at once if already cancelled
     */
    public void onCancel(Runnable stop) {
        synchronized (stops) {
            if (!cancelled) {
                stops.add(stop);
                return;
            }
        }
        stop.run();
    }
}
