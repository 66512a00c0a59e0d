package aish.text;

import module java.base;

/** Writes how many there are of something. */
public final class Counted {
    private Counted() {}

    /** Returns {@code 1 file} or {@code 1,200 files}. */
    public static String of(long count, String one) {
        return of(count, one, one + "s");
    }

    public static String of(long count, String one, String many) {
        return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? one : many);
    }
}
