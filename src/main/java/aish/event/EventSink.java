package aish.event;

/** Receives events; may be called from any thread. */
@FunctionalInterface
public interface EventSink {
    void emit(Event event);
}
