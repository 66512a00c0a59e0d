package aish.shell;

import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * A running shell on a pseudo-terminal of its own, steered and heard through a channel beside it.
 * Safe for use by several threads.
 */
public interface ShellProcess {
    /** Hears what the process does, always on the process's own thread and in order. */
    interface Listener {
        /**
         * Bytes that programs wrote to the terminal; the buffer is reused after the call.
         *
         * @param escapes whether an escape character is among them
         */
        void output(ByteBuffer bytes, boolean escapes);

        /** Bytes written to standard error, where that is not the terminal. */
        void error(ByteBuffer bytes);

        /** Bytes on the channel; all terminal output written before them was delivered before. */
        void status(ByteBuffer bytes);

        /** The process ended; nothing follows. */
        void exited(ShellExit exit);
    }

    long pid();

    /** The pseudo-terminal's device, such as {@code /dev/pts/7}. */
    String terminalName();

    /** Writes shell text to the channel. */
    void control(String text) throws IOException;

    /**
     * Types keys; returns how many were taken, which may be none while the terminal's queue is
     * full.
     */
    int type(byte[] keys, int offset, int length);

    /** Types keys that the terminal shall not show, because they have been seen already. */
    int typeUnseen(byte[] keys, int offset, int length);

    /**
     * True while the terminal reads whole lines and does not echo them: a password is being asked
     * for.
     */
    boolean readsSecret();

    /** Takes back keys that were typed but not read by any program. */
    byte[] takeUnread();

    /** The key that interrupts, unless a program has changed it. */
    int interruptKey();

    void resize(WindowSize size);

    /** True while the shell itself, not a job of its, has the terminal. */
    boolean inForeground();

    /**
     * True if the shell has read all that was written to the channel, waits for more, and nothing
     * it wrote there is still to be delivered, as far as can be told.
     */
    boolean awaitsCommand();

    /** Whether a job has the terminal and waits for keys, as far as can be told. */
    boolean awaitsKeys();

    /**
     * Signals the job that has the terminal; nothing happens while the shell itself has it.
     *
     * @param signal by its number
     */
    void signalJob(int signal);

    /** Hangs up the terminal, as closing a window does, and ends the process if it lingers. */
    void close();
}
