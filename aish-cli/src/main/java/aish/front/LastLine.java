package aish.front;

import module java.base;

import aish.route.Dispatch;
import org.jspecify.annotations.Nullable;

/** What became of the last line at the prompt. Written by the prompt's thread, read by any. */
public final class LastLine {
    private volatile @Nullable Dispatch decision;
    private volatile boolean awaitsAnswer;

    /** The routing decision about it. */
    public Optional<Dispatch> decision() {
        return Optional.ofNullable(decision);
    }

    /** Whether the answer to it ended with a question, which yes or no may answer. */
    public boolean awaitsAnswer() {
        return awaitsAnswer;
    }

    void decided(Dispatch made) {
        decision = made;
    }

    void answered(boolean asksBack) {
        awaitsAnswer = asksBack;
    }
}
