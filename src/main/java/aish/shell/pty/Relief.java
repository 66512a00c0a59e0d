package aish.shell.pty;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Relieves a terminal, behind a program that writes as fast as it can, of putting carriage returns
 * before the ends of lines: for that it looks at each byte and passes on each line by itself, which
 * costs more than all the rest together. {@link LineEnds} does it meanwhile.
 *
 * <p>The terminal's modes then say that output is left as it is, which no program must take for a
 * person's wish. So it is done only for a job that has the terminal, in modes that ask for nothing
 * else of output, while no key is typed; and undone with the first pause, the first key and the end
 * of the command. A program that looked in between may set such modes again much later: until the
 * command has ended they are looked at before each read, and mended.
 *
 * <p>Used by the thread that reads the terminal.
 */
final class Relief implements AutoCloseable {
    /** How much a program has to write in how little time. */
    private static final long MUCH = 1 << 20;

    private static final long FAST_NANOS = 64_000_000;

    private final Descriptor terminal;
    private final int shell;
    private final LongSupplier keysTyped;
    private final Conveyor conveyor;
    private final LineEnds ends;
    private @Nullable Termios modes;
    private boolean relieved;

    /** Whether all was read that was written meanwhile. */
    private boolean drained = true;

    /** Whether it was relieved since the last command ended. */
    private boolean watching;

    private long keysBefore;
    private long read;
    private long since;

    /**
     * @param shell the process that runs the jobs
     * @param conveyor carries what is read to {@code ends}
     */
    Relief(
            Descriptor terminal,
            int shell,
            LongSupplier keysTyped,
            Conveyor conveyor,
            LineEnds ends) {
        this.terminal = terminal;
        this.shell = shell;
        this.keysTyped = keysTyped;
        this.conveyor = conveyor;
        this.ends = ends;
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

    /** Whether lines need their ends now. Modes of which a program has made its own stay. */
    private boolean look() {
        Termios now = modes();
        boolean needed = now.wantLineEnds();
        relieved &= needed;
        if (needed && !relieved) {
            now.processOutput(true);
        }
        return needed;
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
            now.processOutput(false);
            relieved = true;
            drained = false;
            watching = true;
        }
    }

    private void expectMissing(boolean missing) {
        if (missing != ends.mayBeMissing()) {
            conveyor.awaitPassed();
            ends.expectMissing(missing);
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

    /**
     * The command has ended, and all its output is passed on.
     *
     * @return whether the terminal was relieved in its time
     */
    boolean end() {
        boolean was = watching;
        if (was) {
            relieved = false;
            drained = true;
            watching = false;
            look();
            expectMissing(false);
        }
        keysBefore = keysTyped.getAsLong();
        return was;
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
