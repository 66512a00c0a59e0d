package aish.shell.pty;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Relieves a terminal, behind a program that writes as fast as it can, of putting carriage returns
 * before the ends of lines: for that it looks at each byte and passes on each line by itself, which
 * costs more than all the rest together. {@link CarriageReturns} does it meanwhile.
 *
 * <p>The terminal's modes then say that output is left as it is, which no program must take for a
 * person's wish. So it is done only for a job that has the terminal, in modes that ask for nothing
 * else of output, while no key is typed; and undone with the first pause, the first key and the end
 * of the command. A program that looked in between may set such modes again much later, and the
 * shell too: they bear a mark, are looked for before each read and after each command, and mended.
 *
 * <p>Used by the thread that reads the terminal.
 */
final class OutputPostprocessingBypass implements AutoCloseable {
    /** How much a program has to write in how little time. */
    private static final long MUCH = 1 << 20;

    private static final long FAST_NANOS = 64_000_000;

    private final Descriptor terminal;
    private final int shell;
    private final LongSupplier keysTyped;
    private final OutputRelay conveyor;
    private final CarriageReturns returns;
    private @Nullable Termios modes;
    private boolean relieved;

    /** Whether all was read that was written meanwhile. */
    private boolean drained = true;

    /** Whether it ever was relieved, and whether by this command. */
    private boolean watching;

    private boolean inCommand;

    private long keysBefore;
    private long read;
    private long since;

    /**
     * @param shell the process that runs the jobs
     * @param conveyor carries what is read to {@code returns}
     */
    OutputPostprocessingBypass(
            Descriptor terminal,
            int shell,
            LongSupplier keysTyped,
            OutputRelay conveyor,
            CarriageReturns returns) {
        this.terminal = terminal;
        this.shell = shell;
        this.keysTyped = keysTyped;
        this.conveyor = conveyor;
        this.returns = returns;
    }

    /** Whether {@link #pause} wants to be told. */
    boolean awaitsPause() {
        return !drained;
    }

    void beforeRead() {
        if (watching) {
            relieved &= !isTyped();
            expectMissing(look() || !drained);
        }
    }

    /** Whether returns may be missing. Modes that a program has changed are given back at once. */
    private boolean look() {
        Termios now = modes();
        boolean lent = now.areLent();
        relieved &= lent && now.readLines();
        if (lent && !relieved) {
            now.giveBack();
        }
        return lent ? now.beginLines() : inCommand && now.readLines() && now.processOutput();
    }

    void afterRead(long bytes) {
        read += Math.max(0, bytes);
        if (read < MUCH) {
            return;
        }
        long now = System.nanoTime();
        if (!relieved && now - since < FAST_NANOS && hasJob() && !isTyped()) {
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
            now.lend();
            relieved = true;
            drained = false;
            watching = true;
            inCommand = true;
        }
    }

    private void expectMissing(boolean missing) {
        if (missing != returns.mayBeMissing()) {
            conveyor.awaitPassed();
            returns.expectMissing(missing);
        }
    }

    /** The program pauses, and all it wrote is read. */
    void pause() {
        if (!drained) {
            relieved = false;
            drained = true;
            expectMissing(look());
        }
    }

    /** The command has ended, and all its output is passed on. */
    void end() {
        keysBefore = keysTyped.getAsLong();
        if (watching) {
            relieved = false;
            drained = true;
            inCommand = false;
            look();
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
