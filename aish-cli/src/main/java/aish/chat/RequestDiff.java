package aish.chat;

import module java.base;

import aish.model.Message;
import aish.model.ModelRequest;

/** Shows how a request differs from the one before it. */
public final class RequestDiff {
    private RequestDiff() {}

    /** Returns one line of summary, then a line for each removed or new message, with its text. */
    public static String describe(Optional<ModelRequest> before, ModelRequest after) {
        List<Message> old = before.map(ModelRequest::messages).orElse(List.of());
        List<Message> fresh = after.messages();
        int same = 0;
        while (same < old.size() && same < fresh.size() && old.get(same).equals(fresh.get(same))) {
            same++;
        }
        StringBuilder text = new StringBuilder();
        text.append(same).append(same == 1 ? " message unchanged" : " messages unchanged");
        text.append(", ").append(old.size() - same).append(" removed, ");
        text.append(fresh.size() - same).append(" added");
        old.subList(same, old.size()).forEach(message -> append(text, "- ", message));
        fresh.subList(same, fresh.size()).forEach(message -> append(text, "+ ", message));
        return text.toString();
    }

    private static void append(StringBuilder text, String sign, Message message) {
        String role =
                switch (message) {
                    case Message.Instructions _ -> "system";
                    case Message.User _ -> "user";
                    case Message.Assistant _ -> "assistant";
                    case Message.Tool _ -> "tool";
                };
        String body =
                switch (message) {
                    case Message.Instructions(String content) -> content;
                    case Message.User(String content) -> content;
                    case Message.Assistant(String content, _) -> content;
                    case Message.Tool(_, String content) -> content;
                };
        text.append('\n').append(sign).append(role).append(':');
        body.lines().forEach(line -> text.append('\n').append(sign).append("  ").append(line));
    }
}
