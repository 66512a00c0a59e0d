package aish.cost;

import aish.model.Usage;

/**
 * The price of a model, in the currency that the user's settings assume.
 *
 * @param in for a million tokens sent
 * @param out for a million tokens received
 */
public record Price(double in, double out) {
    public static final Price FREE = new Price(0, 0);

    private static final double PRICED_TOKENS = 1e6;

    public double of(Usage usage) {
        return of(usage.prompt(), usage.completion());
    }

    double of(int prompt, int completion) {
        return (in * prompt + out * completion) / PRICED_TOKENS;
    }
}
