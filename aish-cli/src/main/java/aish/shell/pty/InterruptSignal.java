package aish.shell.pty;

import module java.base;

/** The disposition of SIGINT that this process inherited. */
public final class InterruptSignal {
    private static final int SIGINT = 2;
    private static final int SIG_DFL = 0;
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String IGNORED = "SigIgn:";

    private InterruptSignal() {}

    /**
     * Resets SIGINT if aish was started with it ignored, as scripts do for background commands; the
     * virtual machine would otherwise not call any handler. For a session at a terminal, before a
     * handler is registered.
     */
    public static void restore() {
        if (isIgnored()) {
            Libc.SIGNAL.call(SIGINT, SIG_DFL);
        }
    }

    public static boolean isIgnored() {
        try {
            for (String line : Files.readAllLines(STATUS)) {
                if (line.startsWith(IGNORED)) {
                    String mask = line.substring(IGNORED.length()).strip();
                    return (Long.parseUnsignedLong(mask, 16) & 1L << (SIGINT - 1)) != 0;
                }
            }
        } catch (IOException | NumberFormatException e) {
            // unknown, so leave it alone
        }
        return false;
    }
}
