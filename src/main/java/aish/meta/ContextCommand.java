package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.RequestDiff;
import aish.engine.TurnLoop;
import java.util.List;

/** {@code :context}: what the model would see next. */
public final class ContextCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "context",
                    List.of(),
                    "context diff",
                    "what the next request adds to the last",
                    "questions");
    private static final String DIFF = "diff";

    private final TurnLoop turns;
    private final EventSink events;

    public ContextCommand(TurnLoop turns, EventSink events) {
        this.turns = turns;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        if (!arguments.strip().equals(DIFF)) {
            events.emit(new Event.Problem(":context takes diff"));
            return Next.FAILED;
        }
        events.emit(
                new Event.Answer(RequestDiff.describe(turns.lastRequest(), turns.nextRequest(""))));
        return Next.PROMPT;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.of(DIFF) : List.of();
    }
}
