package aish.syntax;

/**
 * Reads bash text without running or expanding anything. Any text is accepted, and the time is
 * linear in its length.
 */
public final class ShellScanner {
    private ShellScanner() {}

    public static Scan scan(String text) {
        return new ScanPass(text).scan();
    }
}
