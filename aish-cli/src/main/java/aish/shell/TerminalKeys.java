package aish.shell;

/** The special keys of a terminal, and whether it erases whole UTF-8 characters. */
public record TerminalKeys(
        int interrupt, int quit, int erase, int kill, int endOfFile, int suspend, boolean utf8) {
    /** The defaults of a terminal. */
    public static final TerminalKeys USUAL =
            new TerminalKeys(0x03, 0x1c, 0x7f, 0x15, 0x04, 0x1a, true);
}
