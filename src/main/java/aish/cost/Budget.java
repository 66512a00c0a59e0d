package aish.cost;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a session may cost, all goals that are pursued in it included. A request that would go
 * beyond is refused, and a person warned once before, for each goal as well. Safe for many threads.
 */
public final class Budget {
    /** While it is open, a goal is pursued. */
    public final class Run implements AutoCloseable {
        private final double start;
        private boolean warned;

        private Run(double start) {
            this.start = start;
        }

        @Override
        public void close() {
            end(this);
        }
    }

    private final Ledger ledger;
    private double warnAt;
    private double stopAt;
    private boolean warned;
    private @Nullable Run run;

    /**
     * @param warnAt 0 for never
     * @param stopAt 0 for never
     */
    public Budget(Ledger ledger, double warnAt, double stopAt) {
        this.ledger = ledger;
        this.warnAt = warnAt;
        this.stopAt = stopAt;
    }

    public synchronized double warnAt() {
        return warnAt;
    }

    public synchronized double stopAt() {
        return stopAt;
    }

    public synchronized void warnAt(double amount) {
        warnAt = amount;
        warned = false;
    }

    public synchronized void stopAt(double amount) {
        stopAt = amount;
    }

    /** The pursuit of a goal begins, about whose own cost a person is warned too. */
    public synchronized Run run() {
        Run begun = new Run(ledger.total().cost());
        run = begun;
        return begun;
    }

    private synchronized void end(Run ended) {
        if (run == ended) {
            run = null;
        }
    }

    /** Why a request that may cost so much is not to be sent; what costs nothing always is. */
    synchronized Optional<String> refusal(double cost) {
        if (cost <= 0) {
            return Optional.empty();
        }
        double spent = ledger.total().cost();
        if (stopAt <= 0 || spent + cost <= stopAt) {
            return Optional.empty();
        }
        return Optional.of(
                "not sent: the request would cost about "
                        + Money.shown(cost)
                        + ", and "
                        + Money.shown(spent)
                        + " of cost.stop_at = "
                        + Money.limit(stopAt)
                        + " is spent; :cost stop AMOUNT allows more, :model NAME asks another");
    }

    /** What a person should be told now that something was booked; once for each limit. */
    synchronized Optional<String> warning() {
        if (warnAt <= 0) {
            return Optional.empty();
        }
        double spent = ledger.total().cost();
        Run now = run;
        if (now != null && !now.warned && spent - now.start >= warnAt) {
            now.warned = true;
            warned |= spent >= warnAt;
            return Optional.of(warning("this goal", spent - now.start));
        }
        if (!warned && spent >= warnAt) {
            warned = true;
            return Optional.of(warning("this session", spent));
        }
        return Optional.empty();
    }

    private String warning(String what, double spent) {
        return what
                + " has cost "
                + Money.shown(spent)
                + ", and cost.warn_at is "
                + Money.limit(warnAt)
                + (stopAt > 0 ? "; requests stop at " + Money.limit(stopAt) : "");
    }
}
