package aish.shell.pty;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Turns off a terminal's output processing (carriage returns before newlines) while a program
 * writes as fast as it can: the kernel would look at each byte and pass on each line separately,
 * which costs more than everything else together. {@link CarriageReturns} does it meanwhile.
 *
 * <p>The terminal's modes then request raw output, which no program must mistake for the user's
 * choice. So this is done only for a job that has the terminal, in modes with no other output
 * processing, while no key is typed; and undone at the first pause, the first key and the end of
 * the command. A program that read the modes in between, or the shell, may set them again much
 * later: they carry a mark, are checked before each read and after each command, and corrected.
 *
 * <p>Used by the thread that reads the terminal.
 */
final class OutputPostprocessingBypass implements AutoCloseable {
    /** A program that writes this many bytes in the time below is fast. */
    private static final long FAST_BYTES = 1 << 20;

    private static final long FAST_NANOS = 64_000_000;

    private static final int PAUSE_MILLIS = 1;
    private static final int FOREVER = -1;

    private final Descriptor terminal;
    private final int shell;
    private final LongSupplier keysTyped;
    private final OutputRelay relay;
    private final CarriageReturns returns;
    private @Nullable Termios modes;
    private boolean active;

    /** Whether everything written while this was active has been read. */
    private boolean drained = true;

    /** Whether this was ever active. */
    private boolean watching;

    private long keysBefore;
    private long read;
    private long since;

    /**
     * @param shell the process id of the shell that runs the jobs
     * @param relay passes what is read on to {@code returns}
     */
    OutputPostprocessingBypass(
            Descriptor terminal,
            int shell,
            LongSupplier keysTyped,
            OutputRelay relay,
            CarriageReturns returns) {
        this.terminal = terminal;
        this.shell = shell;
        this.keysTyped = keysTyped;
        this.relay = relay;
        this.returns = returns;
    }

    /** How long to wait for output before {@link #pause} is called; negative for ever. */
    int patienceMillis() {
        return active ? PAUSE_MILLIS : drained ? FOREVER : 0;
    }

    void beforeRead() {
        if (watching) {
            active &= !isTyped();
            expectMissing(checkModes() || !drained);
        }
    }

    /**
     * Returns whether carriage returns may be missing. Restores the modes at once if a program has
     * changed them.
     */
    private boolean checkModes() {
        Termios now = modes();
        boolean lent = now.isBypassed();
        active &= lent && now.isCanonical();
        if (lent && !active) {
            now.restorePostprocessing();
            drained = false;
        }
        return lent && now.addsCarriageReturns();
    }

    void afterRead(long bytes) {
        read += Math.max(0, bytes);
        if (read < FAST_BYTES) {
            return;
        }
        long now = System.nanoTime();
        if (!active && now - since < FAST_NANOS && hasJob() && !isTyped()) {
            start();
        }
        read = 0;
        since = now;
    }

    private boolean hasJob() {
        return Libc.TCGETPGRP.number(terminal.number()) != shell;
    }

    private boolean isTyped() {
        return keysTyped.getAsLong() != keysBefore;
    }

    private void start() {
        Termios now = modes();
        if (now.arePlain()) {
            expectMissing(true);
            now.bypassPostprocessing();
            active = true;
            drained = false;
            watching = true;
        }
    }

    private void expectMissing(boolean missing) {
        if (missing != returns.mayBeMissing()) {
            relay.awaitPassed();
            returns.expectMissing(missing);
        }
    }

    /**
     * Called when the program pauses and all its output has been read. What it writes before the
     * modes are restored is read in between, so only the next pause is the end.
     */
    void pause() {
        if (active) {
            active = false;
            checkModes();
        } else if (!drained) {
            drained = true;
            expectMissing(checkModes());
        }
    }

    /** Called when the command has ended and all its output has been passed on. */
    void end() {
        keysBefore = keysTyped.getAsLong();
        if (watching) {
            active = false;
            checkModes();
            drained = true;
            expectMissing(false);
        }
    }

    private Termios modes() {
        if (modes == null) {
            modes = Termios.of(terminal);
        } else {
            modes.refresh();
        }
        return modes;
    }

    @Override
    public void close() {
        if (modes != null) {
            modes.close();
        }
    }
}
