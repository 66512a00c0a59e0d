package aish.meta;

import aish.console.EventSink;
import aish.engine.TurnLoop;

/** {@code :reset}: begins a new conversation. */
public record ResetCommand(TurnLoop turns, EventSink events) implements MetaCommand, Replies {

    @Override
    public Next run(String arguments) {
        turns.reset();
        return notice("a new conversation; the model knows nothing of what was before");
    }
}
