package aish.meta;

import aish.console.EventSink;
import aish.engine.SessionKeeper;
import aish.store.SessionGlance;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** {@code :sessions}: lists recorded sessions. */
public record SessionsCommand(SessionKeeper keeper, EventSink events)
        implements MetaCommand, Replies {
    private static final int MOST = 20;

    @Override
    public Next run(String arguments) {
        try {
            List<SessionGlance> found = keeper.store().find(arguments);
            return answer(found.isEmpty() ? "there are none" : list(found));
        } catch (IOException e) {
            return fail("the sessions cannot be read: " + e.getMessage());
        }
    }

    private String list(List<SessionGlance> found) {
        StringBuilder list = new StringBuilder();
        for (SessionGlance session : found.subList(0, Math.min(MOST, found.size()))) {
            boolean current = keeper.current().equals(Optional.of(session.id()));
            String row = SessionText.row(session, Instant.now());
            list.append(current ? "* " : "  ").append(row).append('\n');
        }
        if (found.size() > MOST) {
            list.append("  … and ").append(found.size() - MOST).append(" older ones\n");
        }
        return list.toString().stripTrailing();
    }
}
