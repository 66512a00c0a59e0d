package aish.text;

import module java.base;

/** Writes how many there are of something, or which. */
public final class Counted {
    private static final int MOST_LISTED = 3;

    private Counted() {}

    /** Returns {@code 1 file} or {@code 1,200 files}. */
    public static String of(long count, String one) {
        return of(count, one, one + "s");
    }

    /** Returns {@code a, b and c}, or {@code a, b and 3 more}. */
    public static String list(List<String> parts) {
        int shown = Math.min(parts.size(), MOST_LISTED) - 1;
        String last =
                parts.size() > MOST_LISTED
                        ? parts.size() - shown + " more"
                        : String.join("", parts.subList(Math.max(0, shown), parts.size()));
        return shown < 1 ? last : String.join(", ", parts.subList(0, shown)) + " and " + last;
    }

    public static String of(long count, String one, String many) {
        return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? one : many);
    }
}
