package aish.commands.model;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;

/** Formats a request for reading: its head, its parameters, and each message with its own lines. */
final class RequestText {
    private static final String BLANK_LINE = "\n\n";

    private static final String UNSENT =
            "Not sent anywhere: the offline helper runs on this machine and gets this:\n\n";

    private RequestText() {}

    /**
     * @param request perhaps a head and an empty line, then JSON
     */
    static String of(String request) {
        int blank = request.startsWith("{") ? -1 : request.indexOf(BLANK_LINE);
        int head = blank < 0 ? 0 : blank + BLANK_LINE.length();
        try {
            StringBuilder text = new StringBuilder(head == 0 ? UNSENT : request.substring(0, head));
            if (Json.parse(request.substring(head)) instanceof Json.Obj(var members)) {
                members.forEach((name, value) -> parameter(name, value, text));
                members.getOrDefault("messages", new Json.Null())
                        .items()
                        .forEach(message -> message(message, text));
                members.getOrDefault("tools", new Json.Null())
                        .items()
                        .forEach(tool -> section("tool", compact(tool), text));
            }
            return text.toString().stripTrailing();
        } catch (JsonException e) {
            return request;
        }
    }

    private static void parameter(String name, Json value, StringBuilder text) {
        if (value.items().isEmpty()) {
            text.append(name).append(": ").append(plain(value)).append('\n');
        }
    }

    private static void message(Json message, StringBuilder text) {
        StringBuilder content = new StringBuilder(plain(message.get("content")));
        if (message instanceof Json.Obj(var members)) {
            for (Map.Entry<String, Json> member : members.entrySet()) {
                if (!Set.of("role", "content").contains(member.getKey())) {
                    content.append(content.isEmpty() ? "" : "\n").append(member.getKey());
                    content.append(": ").append(plain(member.getValue()));
                }
            }
        }
        section(plain(message.get("role")), content.toString(), text);
    }

    private static void section(String heading, String content, StringBuilder text) {
        text.append("\n── ").append(heading).append(" ──\n").append(content).append('\n');
    }

    private static String plain(Json value) {
        return value instanceof Json.Null ? "" : value.text().orElseGet(() -> compact(value));
    }

    private static String compact(Json value) {
        return new JsonWriter().value(value).toString();
    }
}
