package aish.store;

import aish.console.Event;
import aish.context.Turn;
import aish.shell.CommandResult;
import java.util.List;

/** A record as a text to read: what was asked, answered and run. */
public final class SessionMarkdown {
    private static final String FENCE = "```";

    private SessionMarkdown() {}

    public static String render(List<Recorded> events) {
        StringBuilder text = new StringBuilder();
        for (Recorded recorded : events) {
            append(recorded.event(), text);
        }
        return text.toString();
    }

    private static void append(Event event, StringBuilder text) {
        if (event instanceof Event.Opened opened) {
            text.append("# Session ").append(opened.id()).append("\n\n");
        } else if (event instanceof Event.Told(Turn.User turn)) {
            text.append("## ").append(turn.question().strip().replace("\n", "\n> "));
            text.append("\n\n");
        } else if (event instanceof Event.Answered answered) {
            text.append(answered.reply().text().strip()).append("\n\n");
        } else if (event instanceof Event.Ran ran) {
            command(ran.result(), text);
        }
    }

    private static void command(CommandResult result, StringBuilder text) {
        String fence = result.command().contains(FENCE) ? "`" + FENCE : FENCE;
        text.append(fence).append("sh\n").append(result.command().strip()).append('\n');
        text.append(fence).append("\nexit status ").append(result.status()).append("\n\n");
    }
}
