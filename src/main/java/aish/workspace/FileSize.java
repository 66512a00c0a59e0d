package aish.workspace;

import java.util.Locale;

/** Formats a number of bytes for people. */
final class FileSize {
    private static final String[] UNITS = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};

    private FileSize() {}

    static String of(long bytes) {
        if (bytes < 1024) {
            return bytes + " B";
        }
        double size = bytes;
        int unit = -1;
        while (size >= 1023.95 && unit < UNITS.length - 1) {
            size /= 1024;
            unit++;
        }
        return String.format(Locale.ROOT, "%.1f %s", size, UNITS[unit]);
    }
}
