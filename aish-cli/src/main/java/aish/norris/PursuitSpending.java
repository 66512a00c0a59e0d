package aish.norris;

import module java.base;

import aish.cost.Ledger;
import aish.cost.Ledger.CostSum;
import aish.cost.Money;
import aish.model.ModelRequest.Purpose;

/** What a pursuit has used so far: what was recorded since it started. */
public final class PursuitSpending {
    private final Ledger ledger;
    private final Money money;
    private final Map<Purpose, Long> before = new EnumMap<>(Purpose.class);
    private final CostSum start;

    public PursuitSpending(Ledger ledger, Money money) {
        this.ledger = ledger;
        this.money = money;
        this.start = ledger.total();
        for (Purpose purpose : Purpose.values()) {
            before.put(purpose, ledger.total(purpose).tokens());
        }
    }

    long tokens() {
        return ledger.total().tokens() - start.tokens();
    }

    /** Formats amounts. */
    Money money() {
        return money;
    }

    double cost() {
        return ledger.total().cost() - start.cost();
    }

    /** Describes it in a few words; empty if nothing was used. */
    String describe() {
        if (tokens() == 0) {
            return cost() > 0 ? money.shown(cost()) : "";
        }
        List<String> parts = new ArrayList<>();
        for (Purpose purpose : Purpose.values()) {
            long count = ledger.total(purpose).tokens() - before.getOrDefault(purpose, 0L);
            if (count > 0) {
                parts.add(purpose.label() + " " + shown(count));
            }
        }
        String all = shown(tokens()) + " tokens";
        String text = parts.size() > 1 ? all + " (" + String.join(", ", parts) + ")" : all;
        return cost() > 0 ? text + ", " + money.shown(cost()) : text;
    }

    private static String shown(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
