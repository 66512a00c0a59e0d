package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.context.Conversation;
import aish.context.Turn;
import java.util.List;

/** {@code :history}: lists the turns of the conversation. */
public final class HistoryCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "history", List.of(), "history", "list the conversation's turns", "questions");
    private static final int LONGEST = 100;

    private final Conversation conversation;
    private final EventSink events;

    public HistoryCommand(Conversation conversation, EventSink events) {
        this.conversation = conversation;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        List<Turn> turns = conversation.turns();
        if (turns.isEmpty()) {
            events.emit(new Event.Answer("nothing has been said yet"));
            return Next.PROMPT;
        }
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < turns.size(); i++) {
            list.append(i == 0 ? "" : "\n").append(row(i + 1, turns.get(i)));
        }
        events.emit(new Event.Answer(list.toString()));
        return Next.PROMPT;
    }

    private static String row(int number, Turn turn) {
        return switch (turn) {
            case Turn.User(String attached, String question) ->
                    "%3d  you    %s%s"
                            .formatted(
                                    number,
                                    firstLine(question),
                                    attached.isEmpty() ? "" : "  (with output of commands)");
            case Turn.Assistant(String text, boolean interrupted) ->
                    "%3d  model  %s%s"
                            .formatted(
                                    number, firstLine(text), interrupted ? "  (interrupted)" : "");
        };
    }

    private static String firstLine(String text) {
        String line = text.lines().findFirst().orElse("");
        boolean whole = line.length() == text.length() && line.length() <= LONGEST;
        return whole ? line : line.substring(0, Math.min(line.length(), LONGEST)) + "…";
    }
}
