package aish.cost;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Amounts as people read them; the settings know no currency, so none is named. */
public final class Money {
    private static final int DIGITS = 4;

    private Money() {}

    /** With four digits behind the point, which is a hundredth of a cent. */
    public static String shown(double amount) {
        return BigDecimal.valueOf(amount).setScale(DIGITS, RoundingMode.HALF_UP).toPlainString();
    }

    /** As somebody would write a limit. */
    public static String limit(double amount) {
        BigDecimal plain = BigDecimal.valueOf(amount).stripTrailingZeros();
        return plain.scale() < 2 ? plain.setScale(2).toPlainString() : plain.toPlainString();
    }
}
