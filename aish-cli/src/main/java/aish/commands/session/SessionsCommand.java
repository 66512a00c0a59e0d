package aish.commands.session;

import module java.base;

import aish.chat.SessionResumer;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.EventSink;
import aish.session.SessionSummary;

/** {@code :sessions}: lists recorded sessions. */
public record SessionsCommand(
        SessionResumer keeper, Path home, InstantSource clock, EventSink events)
        implements MetaCommand, Replies {
    private static final int MOST = 20;

    @Override
    public Next run(String arguments) {
        try {
            List<SessionSummary> found = keeper.store().find(arguments);
            return page(
                    found.isEmpty()
                            ? arguments.isBlank()
                                    ? "No recorded sessions yet."
                                    : "No session matches \"" + arguments.strip() + "\"."
                            : list(found));
        } catch (IOException e) {
            return fail("cannot read the recorded sessions: " + e.getMessage());
        }
    }

    private String list(List<SessionSummary> found) {
        StringBuilder list = new StringBuilder();
        for (SessionSummary session : found.subList(0, Math.min(MOST, found.size()))) {
            boolean current = keeper.current().equals(Optional.of(session.id()));
            String row = SessionText.entry(session, home, clock.instant()).replace("\n", "\n  ");
            list.append(current ? "* " : "  ").append(row).append('\n');
        }
        if (found.size() > MOST) {
            list.append("  … and ").append(found.size() - MOST).append(" older\n");
        }
        return list.toString().stripTrailing();
    }
}
