package aish.text;

import module java.base;

/** Writes numbers of bytes for people. */
public final class ByteSize {
    private static final int STEP = 1024;
    private static final String[] UNITS = {"bytes", "KB", "MB", "GB", "TB", "PB", "EB"};

    private ByteSize() {}

    public static String of(long bytes) {
        int unit = 0;
        double value = bytes;
        while (value >= STEP && unit + 1 < UNITS.length) {
            value /= STEP;
            unit++;
        }
        if (bytes == 1) {
            return "1 byte";
        }
        boolean whole = unit == 0 || value >= 10;
        return String.format(Locale.ROOT, whole ? "%.0f %s" : "%.1f %s", value, UNITS[unit]);
    }
}
