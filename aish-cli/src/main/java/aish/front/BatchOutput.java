package aish.front;

import module java.base;

import aish.event.EventSink;
import aish.shell.TerminalView;

/** Receives the events of a run and the output of its commands. */
public interface BatchOutput extends TerminalView, EventSink {
    /** Does nothing, because there is no keyboard. */
    @Override
    default void handOver(Keys keys) {}

    @Override
    default void takeBack(Supplier<byte[]> unread) {}

    @Override
    default void showIdleOutput(ByteBuffer bytes) {
        show(bytes);
    }

    /** Writes the exit code, if programs read it here; called last. */
    default void exit(int code) {}
}
