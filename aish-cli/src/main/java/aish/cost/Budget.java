package aish.cost;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * The cost limits of a session, including all goals pursued in it. A request that would exceed the
 * limit is refused; the user is warned once before that, and once for each goal. Thread-safe.
 */
public final class Budget {
    /** The pursuit of a goal, until it is closed. */
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
    private final Money money;
    private double warnAt;
    private double stopAt;
    private boolean warned;
    private @Nullable Run run;

    /**
     * @param warnAt 0 for never
     * @param stopAt 0 for never
     */
    public Budget(Ledger ledger, double warnAt, double stopAt, Money money) {
        this.ledger = ledger;
        this.money = money;
        this.warnAt = warnAt;
        this.stopAt = stopAt;
    }

    /** Formats amounts in the currency of the limits. */
    public Money money() {
        return money;
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

    /** Starts the pursuit of a goal; the user is warned about its own cost as well. */
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

    /** Returns why a request with that cost must not be sent; free requests are always allowed. */
    synchronized Optional<String> refusal(double cost) {
        if (cost <= 0) {
            return Optional.empty();
        }
        double spent = ledger.total().cost();
        if (stopAt <= 0 || spent + cost <= stopAt) {
            return Optional.empty();
        }
        return Optional.of(
                """
                not sent: the request would cost about %s, and %s of the limit of %s is spent; \
                :cost stop AMOUNT raises the limit, :model NAME switches to another model"""
                        .formatted(money.shown(cost), money.shown(spent), money.limit(stopAt)));
    }

    /** Returns the warning that is due after a booking; once for each limit. */
    synchronized Optional<String> warning() {
        if (warnAt <= 0) {
            return Optional.empty();
        }
        double spent = ledger.total().cost();
        Run now = run;
        if (now != null && !now.warned && spent - now.start >= warnAt) {
            now.warned = true;
            warned |= spent >= warnAt;
            return Optional.of(warning("This goal", spent - now.start));
        }
        if (!warned && spent >= warnAt) {
            warned = true;
            return Optional.of(warning("This session", spent));
        }
        return Optional.empty();
    }

    private String warning(String what, double spent) {
        String stops = stopAt > 0 ? " Requests stop at " + money.limit(stopAt) + "." : "";
        return "%s has cost %s; you asked for a warning at %s.%s"
                .formatted(what, money.shown(spent), money.limit(warnAt), stops);
    }
}
