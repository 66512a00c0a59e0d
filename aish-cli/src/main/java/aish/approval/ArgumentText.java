package aish.approval;

import module java.base;

import aish.json.Json;
import aish.json.JsonWriter;

/**
 * Formats the arguments of a call for display: one per line, texts without quotes, long ones cut.
 */
public final class ArgumentText {
    private static final int MOST_LINES = 20;
    private static final int LONGEST = 400;
    private static final int LONGEST_CALL = 60;

    private ArgumentText() {}

    static List<String> lines(Json arguments) {
        List<String> lines = new ArrayList<>();
        if (arguments instanceof Json.Obj(Map<String, Json> members)) {
            members.forEach((name, value) -> add(name, value, lines));
        }
        if (lines.isEmpty()) {
            lines.add("(no arguments)");
        }
        if (lines.size() > MOST_LINES) {
            int more = lines.size() - MOST_LINES;
            lines.subList(MOST_LINES, lines.size()).clear();
            lines.add("… " + more + " more lines");
        }
        return lines;
    }

    private static void add(String name, Json value, List<String> lines) {
        String text = value.text().orElseGet(() -> new JsonWriter().value(value).toString());
        List<String> rows = cut(text).lines().toList();
        if (rows.size() <= 1) {
            lines.add(name + ": " + (rows.isEmpty() ? "" : rows.getFirst()));
            return;
        }
        lines.add(name + ":");
        rows.forEach(row -> lines.add("  " + row));
    }

    private static String cut(String text) {
        return text.length() > LONGEST
                ? text.substring(0, LONGEST) + " … (" + text.length() + " characters)"
                : text;
    }

    /** Formats the short ones like the words of a command. */
    public static String words(Json arguments) {
        if (!(arguments instanceof Json.Obj(Map<String, Json> members))) {
            return "";
        }
        StringJoiner words = new StringJoiner(" ");
        for (Json value : members.values()) {
            String text = value.text().orElseGet(() -> new JsonWriter().value(value).toString());
            if (text.length() + words.length() <= LONGEST_CALL && text.indexOf('\n') < 0) {
                words.add(text.isEmpty() || text.indexOf(' ') >= 0 ? '"' + text + '"' : text);
            }
        }
        return words.toString();
    }

    /** Formats them in one line. */
    public static String brief(Json arguments) {
        String text = new JsonWriter().value(arguments).toString();
        return text.length() > LONGEST / 2 ? text.substring(0, LONGEST / 2) + " …" : text;
    }
}
