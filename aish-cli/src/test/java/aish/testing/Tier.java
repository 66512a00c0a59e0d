package aish.testing;

import module java.base;

/**
 * How much of a long test runs: a part in {@code mvn verify}, all of it with {@code -Pnightly}.
 * Tests that have no useful part carry the tag {@value #NIGHTLY} instead.
 */
public final class Tier {
    public static final String NIGHTLY = "nightly";

    private static final boolean IS_NIGHTLY = Boolean.getBoolean("aish.nightly");

    private Tier() {}

    public static boolean isNightly() {
        return IS_NIGHTLY;
    }

    /** Every nth row, the same ones each time; nightly all of them. */
    public static <T> List<T> sample(List<T> rows, int every) {
        return IS_NIGHTLY
                ? rows
                : IntStream.range(0, rows.size())
                        .filter(row -> row % every == 0)
                        .mapToObj(rows::get)
                        .toList();
    }

    /** How often something is tried. */
    public static int times(int usually, int nightly) {
        return IS_NIGHTLY ? nightly : usually;
    }
}
