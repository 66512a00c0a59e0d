package aish.event;

/** Listens to events; may be called from any thread. */
@FunctionalInterface
public interface EventSink {
    void emit(Event event);
}
