package aish.shell;

import java.nio.ByteBuffer;
import java.util.function.Supplier;

/** The person's side of the session: where output appears and where keys come from. */
public interface TerminalView {
    /** Takes keys for the running command; returns how many it took. */
    @FunctionalInterface
    interface Keys {
        int type(byte[] keys, int offset, int length);

        /** The same for keys typed before the command started, which have been seen already. */
        default int typeAhead(byte[] keys, int offset, int length) {
            return type(keys, offset, length);
        }
    }

    /** A command has the terminal from now on: every key goes to it as it is. */
    void handOver(Keys keys);

    /**
     * The command is done: keys no longer go to it.
     *
     * @param unread gives the keys that it did not read; to be asked once no more keys can get
     *     there, or those would stay behind for the next program
     */
    void takeBack(Supplier<byte[]> unread);

    /**
     * The shell wants to be looked after while no command runs: it asks something before it is
     * ready, or has ended. Any thread.
     */
    default void attention() {}

    /** Runs {@code talk} with the keys back in aish's hands; output waits meanwhile. Any thread. */
    default void aside(Runnable talk) {
        talk.run();
    }

    /** Output of the running command. Called on the session's thread. */
    void show(ByteBuffer bytes);

    /** Its standard error, where that is kept apart. Called on the session's thread. */
    void showError(ByteBuffer bytes);

    /** Output that arrives while no command runs. Called on the session's thread. */
    void showBetween(ByteBuffer bytes);
}
