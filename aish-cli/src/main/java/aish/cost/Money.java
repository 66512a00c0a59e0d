package aish.cost;

import module java.base;

import aish.model.Reply.Usage;

/**
 * Formats amounts.
 *
 * @param currency a sign such as $, or a code such as EUR
 */
public record Money(String currency) {
    public static final Money DOLLARS = new Money("$");

    private static final int DIGITS = 4;
    private static final int USUAL_DIGITS = 2;

    /** Formats with four decimal places, a hundredth of a cent; with two if it is nothing. */
    public String shown(double amount) {
        return format(amount, amount == 0 ? USUAL_DIGITS : DIGITS);
    }

    /** Formats a limit with at least two decimal places. */
    public String limit(double amount) {
        int digits = BigDecimal.valueOf(amount).stripTrailingZeros().scale();
        return format(amount, Math.max(USUAL_DIGITS, digits));
    }

    private String format(double amount, int digits) {
        boolean code =
                !currency.isEmpty() && Character.isLetter(currency.charAt(currency.length() - 1));
        BigDecimal rounded = BigDecimal.valueOf(amount).setScale(digits, RoundingMode.HALF_UP);
        return currency
                + (code ? " " : "")
                + String.format(Locale.ROOT, "%,." + digits + "f", rounded);
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

        /** Returns what the server charges if it says so. */
        public double of(Usage usage) {
            return usage.cost().orElseGet(() -> of(usage.prompt(), usage.completion()));
        }

        double of(int prompt, int completion) {
            return (in * prompt + out * completion) / PRICED_TOKENS;
        }
    }
}
