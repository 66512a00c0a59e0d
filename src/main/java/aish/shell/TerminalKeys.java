package aish.shell;

/** Which keys a terminal treats specially, and whether it erases by UTF-8 characters. */
public record TerminalKeys(
        int interrupt, int quit, int erase, int kill, int endOfFile, int suspend, boolean utf8) {
    /** What a terminal has unless someone changed it. */
    public static final TerminalKeys USUAL =
            new TerminalKeys(0x03, 0x1c, 0x7f, 0x15, 0x04, 0x1a, true);
}
