package aish.shell;

import module java.base;

/** The command that has the terminal, for code that watches over it. Thread-safe. */
public interface ForegroundCommand {
    /** How long it has not printed anything; zero if no command runs. */
    Duration silentTime();

    /** How many bytes it has printed. */
    long bytesWritten();

    /** Whether it seems to wait for a key. */
    boolean awaitsKeys();

    /**
     * Runs {@code talk} with the terminal back in aish's hands; the command's output is held back
     * meanwhile.
     */
    void withTerminal(Runnable talk);

    /**
     * Ends it: with the interrupt key first, then with signals. Does nothing if no command runs.
     */
    void end();
}
