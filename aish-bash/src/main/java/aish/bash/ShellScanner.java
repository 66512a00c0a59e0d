package aish.bash;

import module java.base;

import aish.bash.reader.BashReader;

/**
 * Scans bash text without running or expanding anything. Accepts any text, in time linear in its
 * length.
 */
public final class ShellScanner {
    private ShellScanner() {}

    public static ScanResult scan(String text) {
        return new BashReader(text).result();
    }

    /** Returns the words of a text without their quotes. */
    public static List<String> words(String text) {
        ScanResult scan = scan(text);
        return scan.words().stream().map(scan::unquoted).toList();
    }
}
