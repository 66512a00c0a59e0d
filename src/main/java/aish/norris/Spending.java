package aish.norris;

import aish.cost.Ledger;
import aish.cost.Money;
import aish.cost.Sum;
import aish.model.Purpose;
import java.util.EnumMap;
import java.util.Map;

/** What a pursuit has used so far: what was booked since it began. */
public final class Spending {
    private final Ledger ledger;
    private final Map<Purpose, Long> before = new EnumMap<>(Purpose.class);
    private final Sum start;

    public Spending(Ledger ledger) {
        this.ledger = ledger;
        this.start = ledger.total();
        for (Purpose purpose : Purpose.values()) {
            before.put(purpose, ledger.total(purpose).tokens());
        }
    }

    long tokens() {
        return ledger.total().tokens() - start.tokens();
    }

    double cost() {
        return ledger.total().cost() - start.cost();
    }

    /** In a few words; empty if nothing was used. */
    String describe() {
        StringBuilder text = new StringBuilder();
        for (Purpose purpose : Purpose.values()) {
            long count = ledger.total(purpose).tokens() - before.getOrDefault(purpose, 0L);
            if (count > 0) {
                text.append(text.isEmpty() ? "" : ", ")
                        .append(count)
                        .append(" tokens ")
                        .append(purpose.label());
            }
        }
        return cost() > 0 ? text + ", cost " + Money.shown(cost()) : text.toString();
    }
}
