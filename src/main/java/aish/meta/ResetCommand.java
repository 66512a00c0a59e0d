package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.TurnLoop;
import java.util.List;

/** {@code :reset}: begins a new conversation. */
public final class ResetCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual("reset", List.of(), "reset", "begin a new conversation", "questions");

    private final TurnLoop turns;
    private final EventSink events;

    public ResetCommand(TurnLoop turns, EventSink events) {
        this.turns = turns;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        turns.reset();
        events.emit(
                new Event.Notice("a new conversation; the model knows nothing of what was before"));
        return Next.PROMPT;
    }
}
