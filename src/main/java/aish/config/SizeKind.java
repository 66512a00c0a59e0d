package aish.config;

import java.util.Locale;
import java.util.OptionalLong;

/** A positive number of bytes: an integer, or a string with a unit, whose steps are 1024. */
record SizeKind() implements ValueKind<Long> {
    private static final String UNITS = "KMGT";
    private static final int STEP_BITS = 10;
    private static final int LONGEST_SHOWN = 40;
    private static final String EXPECTED =
            "must be a positive number of bytes or a size like \"64K\", \"512M\" or \"2G\", not ";

    @Override
    public Reading<Long> read(TomlNode node) {
        if (node instanceof TomlNode.Whole whole) {
            return whole.value() > 0
                    ? Reading.of(whole.value())
                    : Reading.refused(node, EXPECTED + whole.value());
        }
        if (node instanceof TomlNode.Text text) {
            OptionalLong bytes = bytes(text.value());
            return bytes.isPresent()
                    ? Reading.of(bytes.getAsLong())
                    : Reading.refused(node, EXPECTED + TomlText.quote(shortened(text.value())));
        }
        return Reading.refused(node, EXPECTED + node.called());
    }

    private static String shortened(String text) {
        return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text;
    }

    private static OptionalLong bytes(String text) {
        String size = text.strip().toUpperCase(Locale.ROOT);
        int digits = 0;
        while (digits < size.length() && size.charAt(digits) >= '0' && size.charAt(digits) <= '9') {
            digits++;
        }
        int shift = shift(size.substring(digits).strip());
        if (digits == 0 || shift < 0) {
            return OptionalLong.empty();
        }
        try {
            long number = Long.parseLong(size, 0, digits, 10);
            long bytes = Math.multiplyExact(number, 1L << shift);
            return bytes > 0 ? OptionalLong.of(bytes) : OptionalLong.empty();
        } catch (ArithmeticException | NumberFormatException tooLarge) {
            return OptionalLong.empty();
        }
    }

    /** The power of two that a unit such as {@code K}, {@code KB} or {@code KIB} means, or -1. */
    private static int shift(String unit) {
        if (unit.isEmpty() || unit.equals("B")) {
            return 0;
        }
        int step = UNITS.indexOf(unit.charAt(0));
        String rest = unit.substring(1);
        boolean known = step >= 0 && (rest.isEmpty() || rest.equals("B") || rest.equals("IB"));
        return known ? (step + 1) * STEP_BITS : -1;
    }

    @Override
    public String render(Long value) {
        int step = Math.min(Long.numberOfTrailingZeros(value) / STEP_BITS, UNITS.length());
        return step == 0
                ? Long.toString(value)
                : TomlText.quote((value >> (step * STEP_BITS)) + UNITS.substring(step - 1, step));
    }
}
