package aish.evidence;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A number with its unit.
 *
 * @param number as it is written
 * @param scale how much of the smallest unit of its kind one of it is
 * @param kind what is measured: time, size, share or count; empty if unknown
 */
record Measure(BigDecimal number, double scale, String kind) {
    private static final Pattern NUMBER =
            Pattern.compile(
                    "(?<![\\w.:/-])(\\d{1,3}(?:,\\d{3})+(?!,?\\d)(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?!\\.?\\d|:\\d)"
                            + "(?:[ -]?(%|[a-zA-Zµ]+)(?![\\w(]))?");

    /** Such as {@code 1 204 331}. */
    private static final Pattern GROUPED =
            Pattern.compile("(?<![\\w.:/-]|\\d )\\d{1,3}(?: \\d{3}){1,4}(?! ?\\d|[.:]\\d|\\w)");

    /** Such as {@code 1h 30m}. */
    private static final Pattern DURATION =
            Pattern.compile("(?<![\\w.])(?:\\d{1,6}(?:w|d|h|min|m|s) ?){2,6}(?!\\w)");

    private static final Pattern PART = Pattern.compile("(\\d+)([a-z]+)");

    private static final Map<String, Map<String, Double>> UNITS =
            Map.of(
                    "time",
                    units(
                            "ns 1e-9 µs 1e-6 us 1e-6 ms 1e-3 microsecond 1e-6 millisecond 1e-3 second 1"
                                    + " s 1 sec 1 m 60 min 60 minute 60 h 3600 hr 3600 hour 3600 d 86400 day 86400 w 604800 week 604800"
                                    + " month 2592000 year 31536000"),
                    "size",
                    units(
                            "bit 1 kbit 1e3 Mbit 1e6 byte 1 kilobyte 1e3 megabyte 1e6 gigabyte 1e9"
                                    + " B 1 K 1e3 k 1e3 kB 1e3 KB 1e3 Ki 1024 KiB 1024 M 1e6 MB 1e6 Mi 1048576 MiB 1048576"
                                    + " G 1e9 g 1e9 GB 1e9 Gi 1073741824 GiB 1073741824"
                                    + " T 1e12 t 1e12 TB 1e12 Ti 1.0995e12 TiB 1.0995e12"),
                    "count",
                    units("thousand 1e3 million 1e6 billion 1e9"),
                    "share",
                    units("% 1 percent 1"));

    /** How one number may follow from another whose unit is not written. */
    private static final Map<String, double[]> FACTORS =
            Map.of(
                    "size", new double[] {1, 1e3, 1 << 10, 1e6, 1 << 20, 1e9, 1 << 30},
                    "time", new double[] {1, 1e3, 1e6, 60, 3600, 86400},
                    "share", new double[] {1, 0.01},
                    "count", new double[] {1e3, 1e6, 1e9});

    /** Units of 1000 and of 1024 are mixed up, and numbers are rounded. */
    private static final double ROUNDED = 0.08;

    /** Half an hour is not an hour, however that is rounded. */
    private static final double MOST_OFF = 0.4;

    private static Map<String, Double> units(String text) {
        Map<String, Double> units = new HashMap<>();
        String[] words = text.split(" ", -1);
        for (int i = 0; i < words.length; i += 2) {
            units.put(words[i], Double.parseDouble(words[i + 1]));
        }
        return units;
    }

    /** Returns the numbers of a text, and the durations that several of them make. */
    static List<Measure> in(String text) {
        Stream<Measure> single =
                NUMBER.matcher(text)
                        .results()
                        .flatMap(
                                each ->
                                        value(each.group(1))
                                                .map(value -> of(value, each.group(2)))
                                                .stream());
        Stream<Measure> grouped =
                GROUPED.matcher(text)
                        .results()
                        .map(each -> of(new BigDecimal(each.group().replace(" ", "")), null));
        return Stream.of(single, grouped, durations(text)).flatMap(each -> each).toList();
    }

    private static Stream<Measure> durations(String text) {
        return DURATION.matcher(text)
                .results()
                .flatMap(
                        each ->
                                PART
                                        .matcher(each.group())
                                        .results()
                                        .map(
                                                part ->
                                                        of(
                                                                new BigDecimal(part.group(1)),
                                                                part.group(2)))
                                        .reduce(Measure::plus)
                                        .stream());
    }

    /** Returns the value of digits that may have separators. */
    static Optional<BigDecimal> value(String digits) {
        try {
            return Optional.of(new BigDecimal(digits.replace(",", "")));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    static Measure of(BigDecimal number, @Nullable String unit) {
        String plain = unit == null ? "" : unit.replaceAll("/s$|(?<=\\w{2}[^p])s$", "");
        for (Map.Entry<String, Map<String, Double>> kind : UNITS.entrySet()) {
            Double scale = kind.getValue().get(plain);
            if (scale != null) {
                return new Measure(number, scale, kind.getKey());
            }
        }
        return new Measure(number, 1, "");
    }

    private double value() {
        return number.doubleValue() * scale;
    }

    /** Returns how far the number as it is written may be from the one that is meant. */
    private double rounding() {
        return Math.pow(10, -number.scale()) / 2;
    }

    /** Whether this is what is claimed, perhaps rounded or in another unit. */
    boolean is(Measure claimed) {
        double wanted = claimed.number.doubleValue();
        double rounding = Math.min(claimed.rounding(), wanted * MOST_OFF);
        if (!kind.isEmpty() && kind.equals(claimed.kind)) {
            double units = scale == claimed.scale ? 0 : ROUNDED * claimed.value();
            return near(value(), claimed.value(), Math.max(units, rounding * claimed.scale));
        }
        if (!kind.isEmpty()) {
            return false;
        }
        if (claimed.kind.isEmpty()) {
            boolean single = claimed.number.scale() == 0 && claimed.number.precision() == 1;
            double apart = Math.abs(number.doubleValue() - wanted);
            return apart <= (single ? 0 : rounding);
        }
        return near(number.doubleValue(), claimed.value(), rounding * claimed.scale)
                || Arrays.stream(FACTORS.getOrDefault(claimed.kind, new double[] {1}))
                        .anyMatch(factor -> near(number.doubleValue() / factor, wanted, rounding));
    }

    /** Returns the sum of two of a kind, in the unit of this one. */
    private Measure plus(Measure other) {
        double sum = number.doubleValue() + other.value() / scale;
        return new Measure(BigDecimal.valueOf(sum), scale, kind);
    }

    private static boolean near(double one, double other, double rounding) {
        return Math.abs(one - other) <= Math.max(rounding, Math.abs(other) / 1000);
    }
}
