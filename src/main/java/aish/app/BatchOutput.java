package aish.app;

import aish.event.EventSink;
import aish.shell.TerminalView;
import java.util.function.Supplier;

/** Where a batch's events and its commands' output go. */
interface BatchOutput extends TerminalView, EventSink {
    /** Nobody types. */
    @Override
    default void handOver(Keys keys) {}

    @Override
    default void takeBack(Supplier<byte[]> unread) {}

    /** Said last. */
    void exit(int code);
}
