package aish.event;

import module java.base;

/**
 * The rule of interruption: Ctrl-C, or SIGINT, stops the innermost running operation, and never
 * aish. Code that starts something the user may want to stop registers it here while it runs; the
 * last one registered is the innermost. Thread-safe.
 */
public final class Interrupts {
    /** A running operation; close it when it has ended. */
    public final class Scope implements AutoCloseable {
        private final Runnable stop;

        private Scope(Runnable stop) {
            this.stop = stop;
        }

        @Override
        public void close() {
            synchronized (scopes) {
                scopes.remove(this);
            }
        }
    }

    private final Deque<Scope> scopes = new ArrayDeque<>();

    /**
     * Registers an operation.
     *
     * @param stop ends it soon; called on the interrupting thread and must not block
     */
    public Scope during(Runnable stop) {
        Scope scope = new Scope(stop);
        synchronized (scopes) {
            scopes.push(scope);
        }
        return scope;
    }

    /** Stops all running operations, the innermost first. */
    public void interruptAll() {
        List<Scope> all;
        synchronized (scopes) {
            all = List.copyOf(scopes);
        }
        all.forEach(scope -> scope.stop.run());
    }

    /** Stops the innermost operation; returns false if there is none. */
    public boolean interrupt() {
        Scope innermost;
        synchronized (scopes) {
            innermost = scopes.peek();
        }
        if (innermost == null) {
            return false;
        }
        innermost.stop.run();
        return true;
    }
}
