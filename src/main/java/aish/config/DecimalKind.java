package aish.config;

import java.math.BigDecimal;

/** A number within bounds, with or without a fraction. */
record DecimalKind(double least, double most) implements ValueKind<Double> {

    @Override
    public Reading<Double> read(TomlNode node) {
        double value;
        if (node instanceof TomlNode.Whole whole) {
            value = whole.value();
        } else if (node instanceof TomlNode.Decimal decimal) {
            value = decimal.value();
        } else {
            return Reading.refused(node, "must be a number, not " + node.called());
        }
        // asked this way round, because nan is within no bounds
        return value >= least && value <= most
                ? Reading.of(value)
                : Reading.refused(node, "must be " + bounds() + ", not " + shown(value));
    }

    private String bounds() {
        return most == Double.MAX_VALUE
                ? shown(least) + " or more"
                : "from " + shown(least) + " to " + shown(most);
    }

    /** Whole numbers, as defaults are, without BigDecimal, which takes a start milliseconds. */
    private static String shown(double value) {
        if (value == (long) value) {
            return Long.toString((long) value);
        }
        return Double.isFinite(value)
                ? BigDecimal.valueOf(value).stripTrailingZeros().toPlainString()
                : Double.toString(value);
    }

    @Override
    public String render(Double value) {
        return shown(value);
    }
}
