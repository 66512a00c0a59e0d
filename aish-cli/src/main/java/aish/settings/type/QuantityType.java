package aish.settings.type;

import module java.base;

import aish.settings.toml.TomlNode;
import aish.text.Quantity;
import aish.text.TomlText;

/** A positive number: an integer, or a string of numbers with units, such as {@code "1m30s"}. */
public abstract class QuantityType<T> implements ValueType<T> {
    private static final int LONGEST_SHOWN = 40;

    private final String expected;
    private final Map<String, Long> units;
    private final long most;
    private final String word;
    private final long meant;

    /**
     * @param word stands for an amount too; empty if none does
     * @param meant the amount that it stands for
     */
    QuantityType(String expected, Map<String, Long> units, long most, String word, long meant) {
        this.expected = expected;
        this.units = units;
        this.most = most;
        this.word = word;
        this.meant = meant;
    }

    abstract T value(long amount);

    private OptionalLong amount(String text) {
        // sizes are often written with a space before their unit
        return !word.isEmpty() && text.strip().equalsIgnoreCase(word)
                ? OptionalLong.of(meant)
                : Quantity.read(text.replaceFirst("\\s+(?=[A-Za-z])", ""), units, most);
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
        boolean good =
                amount.orElse(0) > 0 || (!word.isEmpty() && amount.equals(OptionalLong.of(meant)));
        return good
                ? Reading.of(value(amount.getAsLong()))
                : Reading.refused(node, "must be " + expected + ", not " + shown);
    }

    /** A time, in milliseconds; a number without a unit is of seconds. */
    public static final class Time extends QuantityType<Duration> {
        private static final Duration DAY = Duration.ofDays(1);
        private static final String OFF = "off";
        private static final Map<String, Long> UNITS =
                Map.of(
                        "ms", 1L,
                        "", 1000L,
                        "s", 1000L,
                        "m", 60_000L,
                        "min", 60_000L,
                        "h", 3_600_000L,
                        "d", 86_400_000L);

        private final boolean isLong;

        public Time(Duration longest) {
            this(longest, "");
        }

        private Time(Duration longest, String word) {
            super(
                    "a number of seconds or a time like "
                            + (isLong(longest) ? "\"12h\" or \"7d\"" : "\"90s\", \"5m\" or \"1h\"")
                            + ", more than 0 and at most "
                            + (isLong(longest) ? longest.toDays() + " days" : "a day")
                            + (word.isEmpty() ? "" : ", or \"" + word + "\""),
                    UNITS,
                    longest.toMillis(),
                    word,
                    0);
            this.isLong = isLong(longest);
        }

        /** Returns the type of a time of at most a day, or zero, which is 0 or {@code "off"}. */
        public static Time orOff() {
            return new Time(DAY, OFF);
        }

        private static boolean isLong(Duration longest) {
            return longest.compareTo(DAY) > 0;
        }

        @Override
        Duration value(long amount) {
            return Duration.ofMillis(amount);
        }

        @Override
        public String render(Duration value) {
            long millis = value.toMillis();
            long seconds = millis / 1000;
            String text =
                    millis == 0
                            ? OFF
                            : millis % 1000 != 0
                                    ? millis + "ms"
                                    : seconds % 60 != 0
                                            ? seconds + "s"
                                            : isLong && seconds % DAY.toSeconds() == 0
                                                    ? seconds / DAY.toSeconds() + "d"
                                                    : seconds % 3600 == 0
                                                            ? seconds / 3600 + "h"
                                                            : seconds / 60 + "m";
            return TomlText.quote(text);
        }
    }

    /** How long something is kept, in days. */
    public static final class Age extends QuantityType<Duration> {
        private static final long FOREVER = 365_000;
        private static final String ALWAYS = "forever";

        public Age() {
            super(
                    "a number of days, a time like \"90d\", \"12w\" or \"1y\", or \"forever\"",
                    Map.of("", 1L, "d", 1L, "w", 7L, "y", 365L),
                    FOREVER,
                    ALWAYS,
                    FOREVER);
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
            super(
                    "a positive number of bytes or a size like \"64K\", \"512M\" or \"2G\"",
                    units(),
                    Long.MAX_VALUE,
                    "",
                    0);
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
