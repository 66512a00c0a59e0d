package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import java.util.List;

/** {@code :clear}: wipes the screen. */
public final class ClearCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual("clear", List.of("cls"), "clear", "wipe the screen", "aish");

    private final EventSink events;

    public ClearCommand(EventSink events) {
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        events.emit(new Event.ClearScreen());
        return Next.PROMPT;
    }
}
