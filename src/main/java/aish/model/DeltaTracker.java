package aish.model;

import java.util.function.Consumer;

/** Forwards the events of an answer, and notes what has arrived. */
final class DeltaTracker implements Consumer<Delta> {
    private final Consumer<Delta> listener;
    private boolean hasAny;
    private boolean hasAnswer;

    DeltaTracker(Consumer<Delta> listener) {
        this.listener = listener;
    }

    @Override
    public void accept(Delta delta) {
        hasAny = true;
        hasAnswer |= !(delta instanceof Delta.Reading || delta instanceof Delta.Waiting);
        listener.accept(delta);
    }

    /** Whether any event has arrived. */
    boolean hasAny() {
        return hasAny;
    }

    /** Whether anything of the answer itself has arrived: text, reasoning or a tool call. */
    boolean hasAnswer() {
        return hasAnswer;
    }
}
