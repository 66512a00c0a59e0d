package aish.event;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The one rule of interrupting: Ctrl-C, or the signal that stands for it, stops the innermost thing
 * that is under way, and never aish. Whoever starts something that a person may want to stop says
 * so here while it lasts; what started last is innermost. Safe for use by several threads.
 */
public final class Interrupts {
    /** One thing under way; closing it says that it is over. */
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
     * @param stop ends the thing soon; called on the interrupting thread and must not block
     */
    public Scope during(Runnable stop) {
        Scope scope = new Scope(stop);
        synchronized (scopes) {
            scopes.push(scope);
        }
        return scope;
    }

    /** Stops everything that is under way, the innermost first. */
    public void interruptAll() {
        List<Scope> all;
        synchronized (scopes) {
            all = List.copyOf(scopes);
        }
        all.forEach(scope -> scope.stop.run());
    }

    /** Stops the innermost thing; false if there is none. */
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
