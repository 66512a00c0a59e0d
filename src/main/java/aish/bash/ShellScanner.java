package aish.bash;

import aish.bash.scanner.ScanPass;

/**
 * Reads bash text without running or expanding anything. Any text is accepted, and the time is
 * linear in its length.
 */
public final class ShellScanner {
    private ShellScanner() {}

    public static ScanResult scan(String text) {
        return new ScanPass(text).scan();
    }
}
