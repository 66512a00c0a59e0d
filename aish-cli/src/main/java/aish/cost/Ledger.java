package aish.cost;

import module java.base;

import aish.model.ModelRequest.Purpose;

import org.jspecify.annotations.Nullable;

/** The cost of a session so far, by model and purpose. Thread-safe. */
public final class Ledger {
    /** How many bookings are kept individually; older ones are only part of the sums. */
    private static final int MOST_KEPT = 500;

    /** The key by which bookings are added up. */
    public record Account(String model, Purpose purpose) {
        /** Written out, because the generated methods would delay the start by milliseconds. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Account account
                    && purpose == account.purpose
                    && model.equals(account.model);
        }

        @Override
        public int hashCode() {
            return model.hashCode() + purpose.label().hashCode();
        }
    }

    private final Map<Account, CostSum> sums = new LinkedHashMap<>();
    private final Deque<Booking> newest = new ArrayDeque<>();

    public synchronized void book(Booking booking) {
        sums.merge(
                new Account(booking.model(), booking.purpose()),
                CostSum.ZERO.plus(booking),
                CostSum::plus);
        newest.addLast(booking);
        if (newest.size() > MOST_KEPT) {
            newest.removeFirst();
        }
    }

    /** Continues with the bookings of an earlier session. */
    public synchronized void restore(List<Booking> bookings) {
        sums.clear();
        newest.clear();
        bookings.forEach(this::book);
    }

    /** Returns the sums in the order in which the accounts were first used. */
    public synchronized Map<Account, CostSum> sums() {
        return new LinkedHashMap<>(sums);
    }

    public CostSum total() {
        return total(_ -> true);
    }

    /** Returns the sum over all models. */
    public CostSum total(Purpose purpose) {
        return total(account -> account.purpose() == purpose);
    }

    /** Returns the sum over all purposes. */
    public CostSum total(String model) {
        return total(account -> account.model().equals(model));
    }

    private synchronized CostSum total(Predicate<Account> wanted) {
        CostSum total = CostSum.ZERO;
        for (Map.Entry<Account, CostSum> entry : sums.entrySet()) {
            total = wanted.test(entry.getKey()) ? total.plus(entry.getValue()) : total;
        }
        return total;
    }

    /** Returns the last requests, oldest first. */
    public synchronized List<Booking> newest(int most) {
        List<Booking> all = new ArrayList<>(newest);
        return List.copyOf(all.subList(Math.max(0, all.size() - most), all.size()));
    }

    /**
     * The sum of several bookings.
     *
     * @param uncounted how many of the requests no server counted
     */
    public record CostSum(
            int requests, long prompt, long completion, long cached, double cost, int uncounted) {
        public static final CostSum ZERO = new CostSum(0, 0, 0, 0, 0, 0);

        public CostSum plus(Booking booking) {
            return plus(
                    new CostSum(
                            1,
                            booking.usage().prompt(),
                            booking.usage().completion(),
                            booking.usage().cached(),
                            booking.cost(),
                            booking.counted() ? 0 : 1));
        }

        public CostSum plus(CostSum other) {
            return new CostSum(
                    requests + other.requests,
                    prompt + other.prompt,
                    completion + other.completion,
                    cached + other.cached,
                    cost + other.cost,
                    uncounted + other.uncounted);
        }

        /** Tokens sent and received. */
        public long tokens() {
            return prompt + completion;
        }
    }
}
