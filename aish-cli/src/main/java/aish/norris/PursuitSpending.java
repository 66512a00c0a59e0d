package aish.norris;

import module java.base;

import aish.cost.Ledger;
import aish.cost.Ledger.CostSum;
import aish.cost.Money;

/**
 * What a pursuit has used so far: what was recorded since it started.
 *
 * @param money formats amounts
 * @param start what had been used before
 */
record PursuitSpending(Ledger ledger, Money money, CostSum start) {
    PursuitSpending(Ledger ledger, Money money) {
        this(ledger, money, ledger.total());
    }

    long tokens() {
        return ledger.total().tokens() - start.tokens();
    }

    double cost() {
        return ledger.total().cost() - start.cost();
    }

    /** Describes it in a few words; empty if nothing was used. */
    String describe() {
        if (tokens() == 0) {
            return cost() > 0 ? money.shown(cost()) : "";
        }
        String text = String.format(Locale.ROOT, "%,d tokens", tokens());
        return cost() > 0 ? text + ", " + money.shown(cost()) : text;
    }
}
