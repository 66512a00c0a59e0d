package aish.bash;

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
}
