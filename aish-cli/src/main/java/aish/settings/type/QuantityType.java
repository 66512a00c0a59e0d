package aish.settings.type;

import module java.base;

import aish.settings.toml.TomlNode;
import aish.text.Quantity;
import aish.text.TomlText;

/** A positive number: an integer, or a string of numbers with units, such as {@code "1m30s"}. */
public abstract class QuantityType<T> implements ValueType<T> {
    private static final int LONGEST_SHOWN = 40;

    private final Map<String, Long> units;
    private final long most;

    QuantityType(Map<String, Long> units, long most) {
        this.units = units;
        this.most = most;
    }

    abstract String expected();

    abstract T value(long amount);

    OptionalLong amount(String text) {
        return Quantity.read(text, units, most);
    }

    @Override
    public Reading<T> read(TomlNode node) {
        OptionalLong amount = OptionalLong.empty();
        String shown = node.called();
        if (node instanceof TomlNode.Whole whole) {
            shown = Long.toString(whole.value());
            amount = amount(shown);
        } else if (node instanceof TomlNode.Text text) {
            shown = TomlText.quote(text.value(), LONGEST_SHOWN);
            amount = amount(text.value());
        }
        return amount.orElse(0) > 0
                ? Reading.of(value(amount.getAsLong()))
                : Reading.refused(node, "must be " + expected() + ", not " + shown);
    }

    /** A time, in milliseconds; a number without a unit is of seconds. */
    public static class Time extends QuantityType<Duration> {
        private static final Duration DAY = Duration.ofDays(1);

        private final Duration longest;

        public Time(Duration longest) {
            super(
                    Map.of(
                            "ms",
                            1L,
                            "",
                            1000L,
                            "s",
                            1000L,
                            "m",
                            60_000L,
                            "min",
                            60_000L,
                            "h",
                            3_600_000L,
                            "d",
                            86_400_000L),
                    longest.toMillis());
            this.longest = longest;
        }

        private boolean isLong() {
            return longest.compareTo(DAY) > 0;
        }

        @Override
        String expected() {
            return "a number of seconds or a time like "
                    + (isLong() ? "\"12h\" or \"7d\"" : "\"90s\", \"5m\" or \"1h\"")
                    + ", more than 0 and at most "
                    + (isLong() ? longest.toDays() + " days" : "a day");
        }

        @Override
        Duration value(long amount) {
            return Duration.ofMillis(amount);
        }

        @Override
        public String render(Duration value) {
            long millis = value.toMillis();
            if (millis % 1000 != 0) {
                return TomlText.quote(millis + "ms");
            }
            long seconds = millis / 1000;
            if (seconds % 60 != 0) {
                return TomlText.quote(seconds + "s");
            }
            if (isLong() && seconds % DAY.toSeconds() == 0) {
                return TomlText.quote(seconds / DAY.toSeconds() + "d");
            }
            return TomlText.quote(seconds % 3600 == 0 ? seconds / 3600 + "h" : seconds / 60 + "m");
        }
    }

    /** A time of at most a day, or zero, which is written as 0 or {@code "off"}. */
    public static final class TimeOrOff extends Time {
        private static final String OFF = "off";

        public TimeOrOff() {
            super(Duration.ofDays(1));
        }

        @Override
        String expected() {
            return super.expected() + ", or \"off\"";
        }

        @Override
        public Reading<Duration> read(TomlNode node) {
            boolean isOff =
                    node instanceof TomlNode.Whole whole
                            ? whole.value() == 0
                            : node instanceof TomlNode.Text text && isOff(text.value().strip());
            return isOff ? Reading.of(Duration.ZERO) : super.read(node);
        }

        private static boolean isOff(String text) {
            return text.equals("0") || text.equalsIgnoreCase(OFF);
        }

        @Override
        public String render(Duration value) {
            return value.isZero() ? TomlText.quote(OFF) : super.render(value);
        }
    }

    /** How long something is kept, in days. */
    public static final class Age extends QuantityType<Duration> {
        private static final long FOREVER = 365_000;
        private static final String ALWAYS = "forever";

        public Age() {
            super(Map.of("", 1L, "d", 1L, "w", 7L, "y", 365L), FOREVER);
        }

        @Override
        String expected() {
            return "a number of days, a time like \"90d\", \"12w\" or \"1y\", or \"forever\"";
        }

        @Override
        OptionalLong amount(String text) {
            return text.strip().equalsIgnoreCase(ALWAYS)
                    ? OptionalLong.of(FOREVER)
                    : super.amount(text);
        }

        @Override
        Duration value(long amount) {
            return Duration.ofDays(amount);
        }

        @Override
        public String render(Duration value) {
            return TomlText.quote(value.toDays() == FOREVER ? ALWAYS : value.toDays() + "d");
        }
    }

    /** A number of bytes, in units whose steps are 1024. */
    public static final class Size extends QuantityType<Long> {
        private static final String UNITS = "KMGT";
        private static final int STEP_BITS = 10;

        public Size() {
            super(units(), Long.MAX_VALUE);
        }

        /** Returns the number of bytes that a text such as {@code 64K} means. */
        public static Optional<Long> parse(String text) {
            OptionalLong bytes = Quantity.read(text, units(), Long.MAX_VALUE);
            return bytes.isPresent() ? Optional.of(bytes.getAsLong()) : Optional.empty();
        }

        private static Map<String, Long> units() {
            Map<String, Long> units = new HashMap<>(Map.of("", 1L, "b", 1L));
            for (int i = 0; i < UNITS.length(); i++) {
                String letter = UNITS.substring(i, i + 1).toLowerCase(Locale.ROOT);
                for (String unit : List.of(letter, letter + "b", letter + "ib")) {
                    units.put(unit, 1L << (STEP_BITS * (i + 1)));
                }
            }
            return units;
        }

        @Override
        String expected() {
            return "a positive number of bytes or a size like \"64K\", \"512M\" or \"2G\"";
        }

        /** Sizes are often written with a space before their unit. */
        @Override
        OptionalLong amount(String text) {
            return super.amount(text.replaceFirst("\\s+(?=[A-Za-z])", ""));
        }

        @Override
        Long value(long amount) {
            return amount;
        }

        @Override
        public String render(Long value) {
            int step = Math.min(Long.numberOfTrailingZeros(value) / STEP_BITS, UNITS.length());
            return step == 0
                    ? Long.toString(value)
                    : TomlText.quote(
                            (value >> (step * STEP_BITS)) + UNITS.substring(step - 1, step));
        }
    }
}
