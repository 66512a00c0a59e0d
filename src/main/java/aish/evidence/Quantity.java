package aish.evidence;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A number with its unit.
 *
 * @param number as it is written
 * @param scale how much of the smallest unit of its kind one of it is
 * @param kind empty if the unit is none of time, size, share and large numbers
 */
record Quantity(BigDecimal number, double scale, String kind) {
    private static final Pattern NUMBER =
            Pattern.compile(
                    "(?<![\\w.:/-]|\\d,)(\\d[\\d,]*(?:\\.\\d+)?)(?!\\.?\\d|:\\d)"
                            + "(?:[ -]?(%|[a-zA-Zµ]+)(?![\\w(]))?");

    private static final Map<String, Double> TIMES =
            units(
                    "ns 1e-9 µs 1e-6 us 1e-6 ms 1e-3 millisecond 1e-3 s 1 sec 1 second 1 m 60 min 60"
                            + " minute 60 h 3600 hr 3600 hour 3600 d 86400 day 86400 week 604800");
    private static final Map<String, Double> SIZES =
            units(
                    "B 1 byte 1 K 1e3 k 1e3 kB 1e3 KB 1e3 Ki 1024 KiB 1024 M 1e6 MB 1e6 Mi 1048576"
                            + " MiB 1048576 megabyte 1e6 G 1e9 GB 1e9 Gi 1073741824 GiB 1073741824"
                            + " gigabyte 1e9 kbit 1e3 Mbit 1e6 Gbit 1e9 kbps 1e3 Mbps 1e6 g 1e9 t 1e12 T 1e12 TB 1e12 Ti 1.0995e12 TiB 1.0995e12");

    private static final Map<String, Double> COUNTS = units("thousand 1e3 million 1e6 billion 1e9");

    /** How one number may follow from another whose unit is not written. */
    private static final Map<String, double[]> FACTORS =
            Map.of(
                    "size", new double[] {1, 1e3, 1 << 10, 1e6, 1 << 20, 1e9, 1 << 30},
                    "time", new double[] {1, 1e3, 1e6, 60, 3600, 86400},
                    "share", new double[] {1, 0.01},
                    "count", new double[] {1e3, 1e6, 1e9});

    /** Among more quantities, one that is not there may well follow from them. */
    private static final int FEW = 6;

    /** Units of 1000 and of 1024 are mixed up, and numbers are rounded. */
    private static final double ROUNDED = 0.08;

    private static Map<String, Double> units(String text) {
        Map<String, Double> units = new HashMap<>();
        String[] words = text.split(" ", -1);
        for (int i = 0; i < words.length; i += 2) {
            units.put(words[i], Double.parseDouble(words[i + 1]));
        }
        return units;
    }

    /** Returns the numbers of a text. */
    static List<Quantity> in(String text) {
        return NUMBER.matcher(text)
                .results()
                .flatMap(
                        each ->
                                Passage.value(each.group(1))
                                        .map(value -> of(value, each.group(2)))
                                        .stream())
                .toList();
    }

    static Quantity of(BigDecimal number, @Nullable String unit) {
        String bare = unit == null ? "" : unit.replaceAll("/s$", "");
        String plain = bare.length() > 2 ? bare.replaceAll("(?<!p)s$", "") : bare;
        Double time = TIMES.get(plain);
        if (time != null) {
            return new Quantity(number, time, "time");
        }
        Double size = SIZES.get(plain);
        if (size != null) {
            return new Quantity(number, size, "size");
        }
        Double count = COUNTS.get(plain);
        if (count != null) {
            return new Quantity(number, count, "count");
        }
        boolean share = plain.equals("%") || plain.equals("percent");
        return new Quantity(number, 1, share ? "share" : "");
    }

    private boolean isOf(String wanted, boolean alone) {
        boolean fraction = number.signum() > 0 && number.compareTo(BigDecimal.ONE) < 0;
        return kind.equals(wanted)
                || (alone && kind.isEmpty() && fraction && wanted.equals("share"));
    }

    private double value() {
        return number.doubleValue() * scale;
    }

    /** Whether this is what is claimed, perhaps rounded or in another unit. */
    boolean is(Quantity claimed) {
        double rounding = Math.pow(10, -claimed.number.scale()) / 2;
        if (!kind.isEmpty() && kind.equals(claimed.kind)) {
            double most = scale == claimed.scale ? 0 : Math.abs(claimed.value()) * ROUNDED;
            return near(value(), claimed.value(), Math.max(most, rounding * claimed.scale));
        }
        double wanted = claimed.number.doubleValue();
        return kind.isEmpty()
                && !claimed.kind.isEmpty()
                && Arrays.stream(FACTORS.get(claimed.kind))
                        .anyMatch(factor -> near(number.doubleValue() / factor, wanted, rounding));
    }

    private static boolean near(double one, double other, double rounding) {
        return Math.abs(one - other) <= Math.max(rounding, Math.abs(other) / 1000);
    }

    /** Whether these are of the same kind, and what is claimed follows from none and no two. */
    static boolean differ(List<Quantity> there, Quantity claimed) {
        List<Quantity> same =
                there.stream()
                        .filter(
                                each ->
                                        !claimed.kind.isEmpty()
                                                && each.isOf(claimed.kind, there.size() == 1))
                        .toList();
        return !same.isEmpty()
                && same.size() <= FEW
                && there.stream().noneMatch(each -> each.is(claimed))
                && same.stream()
                        .noneMatch(one -> same.stream().anyMatch(two -> one.makes(two, claimed)));
    }

    /** Whether the sum or the difference of two quantities is what is claimed. */
    private boolean makes(Quantity other, Quantity claimed) {
        double rounding = claimed.value() / 50;
        return !equals(other)
                && (near(value() + other.value(), claimed.value(), rounding)
                        || near(value() - other.value(), claimed.value(), rounding));
    }
}
