package aish.cost;

import java.math.BigDecimal;
import java.math.RoundingMode;

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
}
