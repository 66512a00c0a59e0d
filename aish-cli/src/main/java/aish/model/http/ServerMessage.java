package aish.model.http;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;

/** Extracts a server's error message from whatever it sends, as one short line. */
public final class ServerMessage {
    private static final int LONGEST = 300;
    private static final Json NOTHING = new Json.Obj(Map.of());

    private ServerMessage() {}

    /** Returns the message in the body of a refusal. */
    public static String of(String body) {
        try {
            Json json = Json.parse(body);
            Optional<String> words = inside(json);
            if (words.isPresent() || json.equals(NOTHING)) {
                return withCode(words.orElse(""), json.get("error").get("code"));
            }
        } catch (JsonException _) {
            // plain text or HTML
        }
        return ofText(body);
    }

    /** Appends the error code if it is a word, because it is more exact than a sentence. */
    private static String withCode(String words, Json code) {
        Optional<String> word = text(code).filter(text -> !words.contains(text));
        return word.isEmpty() || words.isEmpty() ? words : oneLine(words) + " (" + word.get() + ")";
    }

    /** Returns the message in a JSON value; empty if it does not report an error. */
    public static Optional<String> inside(Json json) {
        Json error = json.get("error");
        Json detail = json.get("detail");
        List<Json> places =
                new ArrayList<>(
                        List.of(
                                error.get("message"),
                                error,
                                error.get("type"),
                                json.get("message"),
                                detail));
        detail.items().forEach(item -> places.add(item.get("msg")));
        return places.stream().map(ServerMessage::text).flatMap(Optional::stream).findFirst();
    }

    private static Optional<String> text(Json json) {
        return json.text().map(ServerMessage::oneLine).filter(line -> !line.isEmpty());
    }

    private static String ofText(String body) {
        String lower = body.toLowerCase(Locale.ROOT);
        int title = lower.indexOf("<title>");
        int end = lower.indexOf("</title>", Math.max(title, 0));
        if (title >= 0 && end > title) {
            return oneLine(body.substring(title + "<title>".length(), end));
        }
        return oneLine(firstLine(body.replaceAll("<[^>]*>", " ")));
    }

    private static String firstLine(String text) {
        String stripped = text.strip();
        int end = stripped.indexOf('\n');
        return end < 0 ? stripped : stripped.substring(0, end);
    }

    /** Returns one line without control characters, cut where it gets too long to read. */
    public static String oneLine(String text) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < text.length() && line.length() <= LONGEST; i++) {
            char c = text.charAt(i);
            if (!isBlank(c)) {
                line.append(c);
            } else if (!line.isEmpty() && line.charAt(line.length() - 1) != ' ') {
                line.append(' ');
            }
        }
        if (line.length() > LONGEST) {
            int end = LONGEST - 1;
            line.setLength(Character.isHighSurrogate(line.charAt(end - 1)) ? end - 1 : end);
            line.append('…');
        }
        return line.toString().strip();
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isISOControl(c) || Character.isSpaceChar(c);
    }
}
