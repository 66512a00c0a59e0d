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

    /** Writes the exit code; called last. */
    void exit(int code);
}
