package aish.shell.pty;

/** The signal by which a shell stops a program that it runs. */
public final class StopSignal {
    private static final int SIGTSTP = 20;
    private static final int SIG_DFL = 0;
    private static final long GROUP = 0;

    private StopSignal() {}

    /**
     * Stops this process, and the launcher that may wait for it, until they are continued, unless
     * there is nobody who could do so. A handler for the signal must be registered again
     * afterwards.
     */
    public static void raise() {
        Libc.SIGNAL.call(SIGTSTP, SIG_DFL);
        Libc.KILL.number(GROUP, SIGTSTP);
    }
}
