package aish.model;

import java.util.function.Consumer;

/** Passes pieces of an answer on, and notices what has arrived. */
final class DeltaTracker implements Consumer<Delta> {
    private final Consumer<Delta> listener;
    private boolean any;
    private boolean answer;

    DeltaTracker(Consumer<Delta> listener) {
        this.listener = listener;
    }

    @Override
    public void accept(Delta delta) {
        any = true;
        answer |= !(delta instanceof Delta.Reading || delta instanceof Delta.Waiting);
        listener.accept(delta);
    }

    /** Whether there was anything at all. */
    boolean any() {
        return any;
    }

    /** Whether there was anything of the answer itself. */
    boolean answer() {
        return answer;
    }
}
