package aish.shell;

import module java.base;

/** The user's side of the session: shows output and supplies keys. */
public interface TerminalView {
    /** Accepts keys for the running command; returns how many it accepted. */
    @FunctionalInterface
    interface Keys {
        int type(byte[] keys, int offset, int length);

        /**
         * Like {@link #type}, for keys typed before the command started, which the user has already
         * seen.
         */
        default int typeAhead(byte[] keys, int offset, int length) {
            return type(keys, offset, length);
        }
    }

    /** Gives the terminal to a command; every key goes to it unchanged. */
    void handOver(Keys keys);

    /**
     * Takes the terminal back after a command; keys no longer go to it.
     *
     * @param unread returns the keys that the command did not read; must be called once no more
     *     keys can arrive there, or those would be left for the next program
     */
    void takeBack(Supplier<byte[]> unread);

    /**
     * Called when the shell needs attention while no command runs: it asks something before it is
     * ready, or has ended. May be called on any thread.
     */
    default void needsAttention() {}

    /**
     * Runs {@code talk} with the terminal back in aish's hands; output is held back meanwhile. May
     * be called on any thread.
     */
    default void withTerminal(Runnable talk) {
        talk.run();
    }

    /** Shows output of the running command. Called on the session's thread. */
    void show(ByteBuffer bytes);

    /**
     * Shows standard error of the running command, if that is separate. Called on the session's
     * thread.
     */
    void showError(ByteBuffer bytes);

    /** Shows output that arrives while no command runs. Called on the session's thread. */
    void showIdleOutput(ByteBuffer bytes);
}
