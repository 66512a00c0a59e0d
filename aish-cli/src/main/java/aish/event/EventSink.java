package aish.event;

/** Receives what happens, in order. */
@FunctionalInterface
public interface EventSink {
    /** Something that takes a while; close it when it is over. */
    @FunctionalInterface
    interface Progress extends AutoCloseable {
        @Override
        void close();
    }

    void emit(Event event);

    /**
     * Tells the user that they have to wait.
     *
     * @param what in words that a duration may follow, such as "copying files"
     */
    default Progress busy(String what) {
        emit(new Event.Busy(what));
        return () -> emit(new Event.Ready());
    }
}
