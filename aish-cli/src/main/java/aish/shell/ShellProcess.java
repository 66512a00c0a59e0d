package aish.shell;

import module java.base;

/**
 * A running shell on its own pseudo-terminal, with a separate channel for control and status.
 * Thread-safe.
 */
public interface ShellProcess {
    /** Receives what the process does, always on the process's own thread and in order. */
    interface Listener {
        /**
         * Receives bytes that programs wrote to the terminal; the buffer is reused after the call.
         *
         * @param escapes whether they contain an escape character
         */
        void output(ByteBuffer bytes, boolean escapes);

        /** Receives bytes written to standard error, if that is not the terminal. */
        void error(ByteBuffer bytes);

        /**
         * Receives bytes from the channel, after all terminal output that was written before them.
         */
        void status(ByteBuffer bytes);

        /** Called last, when the process has ended. */
        void exited(ShellExit exit);
    }

    /** The pseudo-terminal's device, such as {@code /dev/pts/7}. */
    String terminalName();

    /**
     * Names the shell that reads the channel, once that is known.
     *
     * @param started the one that was to be started
     */
    default void whenOpen(ShellDialect started, Consumer<ShellDialect> listener) {
        listener.accept(started);
    }

    /** Writes shell code to the channel. */
    void control(String text) throws IOException;

    /**
     * Types keys; returns how many were accepted, which may be 0 while the terminal's queue is
     * full.
     */
    int type(byte[] keys, int offset, int length);

    /** Types keys without echo, because the user has already seen them. */
    int typeWithoutEcho(byte[] keys, int offset, int length);

    /**
     * Whether the terminal reads whole lines without echo, so a password is probably being entered.
     */
    boolean readsSecret();

    /** Takes back keys that were typed but that no program has read. */
    byte[] takeUnread();

    /** The interrupt key, unless a program has changed it. */
    int interruptKey();

    void resize(WindowSize size);

    /** Called while the shell has the terminal, if another process was started to start it. */
    default void shellHasTerminal() {}

    /** Whether the shell itself, and not one of its jobs, has the terminal. */
    boolean inForeground();

    /**
     * Whether, as far as can be told, the shell has read everything written to the channel, waits
     * for more, and has no status left to deliver.
     */
    boolean awaitsCommand();

    /** Whether, as far as can be told, a job has the terminal and waits for keys. */
    boolean awaitsKeys();

    /**
     * Runs something once all that the shell printed before its report of that number has been
     * delivered.
     */
    default void afterOutput(int report, Runnable then) {
        then.run();
    }

    /** Continues the shell itself if something has stopped it, which nobody else would do. */
    default void continueShell() {}

    /**
     * Signals the job that has the terminal; does nothing while the shell itself has it.
     *
     * @param signal the signal number
     */
    void signalJob(int signal);

    /**
     * Hangs up the terminal, as closing a window does, and kills the process if it does not exit.
     */
    void close();
}
