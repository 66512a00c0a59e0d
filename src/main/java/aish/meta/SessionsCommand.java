package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.SessionKeeper;
import aish.store.SessionGlance;
import java.io.IOException;
import java.time.Instant;
import java.util.List;

/** {@code :sessions}: lists recorded sessions. */
public final class SessionsCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "sessions",
                    List.of(),
                    "sessions [TEXT]",
                    "list recorded sessions, or those that match",
                    "sessions");
    private static final int MOST = 20;

    private final SessionKeeper keeper;
    private final EventSink events;

    public SessionsCommand(SessionKeeper keeper, EventSink events) {
        this.keeper = keeper;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        try {
            List<SessionGlance> found = keeper.store().find(arguments);
            events.emit(new Event.Answer(found.isEmpty() ? "there are none" : list(found)));
            return Next.PROMPT;
        } catch (IOException e) {
            events.emit(new Event.Problem("the sessions cannot be read: " + e.getMessage()));
            return Next.FAILED;
        }
    }

    private String list(List<SessionGlance> found) {
        StringBuilder list = new StringBuilder();
        for (SessionGlance session : found.subList(0, Math.min(MOST, found.size()))) {
            boolean current = keeper.current().filter(session.id()::equals).isPresent();
            list.append(current ? "* " : "  ");
            list.append(SessionText.row(session, Instant.now())).append('\n');
        }
        if (found.size() > MOST) {
            list.append("  … and ").append(found.size() - MOST).append(" older ones\n");
        }
        return list.toString().stripTrailing();
    }
}
