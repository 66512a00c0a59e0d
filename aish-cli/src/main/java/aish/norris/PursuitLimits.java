package aish.norris;

import module java.base;

/**
 * The limits of a pursuit.
 *
 * @param tokens sent and received in all; 0 for no limit
 * @param cost in the currency of the presets' prices; 0 for no limit
 */
public record PursuitLimits(int steps, Duration time, long tokens, double cost) {
    /** Returns how it must end now, if a limit is reached. */
    Optional<PursuitResult> reached(int step, Duration elapsed, PursuitSpending spent) {
        if (tokens > 0 && spent.tokens() >= tokens) {
            return end(
                    PursuitResult.How.TOKENS,
                    String.format(Locale.ROOT, "%,d of %,d used", spent.tokens(), tokens));
        }
        if (cost > 0 && spent.cost() >= cost) {
            return end(
                    PursuitResult.How.COST,
                    spent.money().shown(spent.cost())
                            + " of "
                            + spent.money().limit(cost)
                            + " spent");
        }
        if (elapsed.compareTo(time) >= 0) {
            return end(PursuitResult.How.TIME, "norris.max_time is " + shown(time));
        }
        return step >= steps
                ? end(PursuitResult.How.STEPS, "norris.max_steps is " + steps)
                : Optional.empty();
    }

    private static String shown(Duration time) {
        return time.toSeconds() < 60 ? time.toSeconds() + " s" : time.toMinutes() + " min";
    }

    private static Optional<PursuitResult> end(PursuitResult.How how, String reason) {
        return Optional.of(new PursuitResult(how, reason));
    }
}
