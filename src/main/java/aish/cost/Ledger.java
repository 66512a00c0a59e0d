package aish.cost;

import aish.model.Purpose;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a session took so far, by model and purpose. Safe for many threads. */
public final class Ledger {
    /** Older bookings are only part of the sums. */
    private static final int MOST_KEPT = 500;

    /** What is added up. */
    public record Account(String model, Purpose purpose) {
        /** Spelled out, as what the compiler makes of it would cost a start milliseconds. */
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

    /** Goes on with what another session took. */
    public synchronized void restore(List<Booking> bookings) {
        sums.clear();
        newest.clear();
        bookings.forEach(this::book);
    }

    /** In the order in which the accounts were first used. */
    public synchronized Map<Account, CostSum> sums() {
        return new LinkedHashMap<>(sums);
    }

    public synchronized CostSum total() {
        CostSum total = CostSum.ZERO;
        for (CostSum sum : sums.values()) {
            total = total.plus(sum);
        }
        return total;
    }

    /** Of all models together. */
    public synchronized CostSum total(Purpose purpose) {
        CostSum total = CostSum.ZERO;
        for (Map.Entry<Account, CostSum> entry : sums.entrySet()) {
            total = entry.getKey().purpose() == purpose ? total.plus(entry.getValue()) : total;
        }
        return total;
    }

    /** Of all purposes together. */
    public synchronized CostSum total(String model) {
        CostSum total = CostSum.ZERO;
        for (Map.Entry<Account, CostSum> entry : sums.entrySet()) {
            total = entry.getKey().model().equals(model) ? total.plus(entry.getValue()) : total;
        }
        return total;
    }

    /** The last requests, oldest first. */
    public synchronized List<Booking> newest(int most) {
        List<Booking> all = new ArrayList<>(newest);
        return List.copyOf(all.subList(Math.max(0, all.size() - most), all.size()));
    }
}
