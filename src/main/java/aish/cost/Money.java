package aish.cost;

import module java.base;

import aish.model.Reply.Usage;

/** Formats amounts; the settings have no currency, so none is shown. */
public final class Money {
    private static final int DIGITS = 4;

    private Money() {}

    /** Formats with four decimal places, a hundredth of a cent. */
    public static String shown(double amount) {
        return BigDecimal.valueOf(amount).setScale(DIGITS, RoundingMode.HALF_UP).toPlainString();
    }

    /** Formats a limit with at least two decimal places. */
    public static String limit(double amount) {
        BigDecimal plain = BigDecimal.valueOf(amount).stripTrailingZeros();
        return plain.scale() < 2 ? plain.setScale(2).toPlainString() : plain.toPlainString();
    }

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
}
