package aish.shell;

import java.time.Duration;

/** The command that has the terminal, as somebody sees it who looks after it. Any thread. */
public interface ForegroundCommand {
    /** How long it has printed nothing; zero if no command runs. */
    Duration silent();

    /** How many bytes it has printed. */
    long written();

    /** Whether it seems to wait until somebody types something. */
    boolean awaitsKeys();

    /** Runs {@code talk} while keys go to whoever reads them, and what the command prints waits. */
    void aside(Runnable talk);

    /** Ends it: politely first, then not. Does nothing if no command runs. */
    void end();
}
