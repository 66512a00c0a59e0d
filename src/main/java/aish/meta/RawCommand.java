package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.TurnLoop;
import java.util.List;

/** {@code :raw}: shows a request exactly as it goes out. */
public final class RawCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "raw",
                    List.of(),
                    "raw [next [QUESTION]]",
                    "show the last request as it was sent, or the next",
                    "questions");
    private static final String NEXT = "next";

    private final TurnLoop turns;
    private final EventSink events;

    public RawCommand(TurnLoop turns, EventSink events) {
        this.turns = turns;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String word = arguments.strip();
        if (word.isEmpty()) {
            events.emit(new Event.Answer(turns.preview()));
        } else if (word.equals(NEXT) || word.startsWith(NEXT + " ")) {
            String question = word.substring(NEXT.length()).strip();
            events.emit(new Event.Answer(turns.previewNext(question)));
        } else {
            events.emit(new Event.Problem(":raw takes next and a question, or nothing"));
            return Next.FAILED;
        }
        return Next.PROMPT;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.of(NEXT) : List.of();
    }
}
