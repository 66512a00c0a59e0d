package aish.process;

import module java.base;

/** Cancels a request for an answer, once and from any thread. */
public final class Cancellation {
    private final List<Runnable> stops = new ArrayList<>();
    private boolean cancelled;

    /** Runs the registered actions on the calling thread. Later calls do nothing. */
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
     * @param stop ends a blocking operation, and must not block itself; runs at once if already
     *     cancelled
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
