package aish.settings.toml;

import java.util.ArrayList;
import java.util.List;

/**
 * Positions of a list in the text of a TOML file. Whether it really is the list of that name shows
 * only when the changed text is parsed again.
 *
 * @param items the text between the commas
 * @param last the end of the last item or comma; of the opening bracket if there is none
 * @param close the position of the closing bracket
 */
record TomlList(String text, List<Item> items, boolean comma, int last, int close) {
    record Item(int start, int end) {}

    /** Returns every list that follows that name, an equals sign and a bracket. */
    static List<TomlList> named(String key, String text) {
        List<TomlList> lists = new ArrayList<>();
        for (int at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
            int equals = past(" \t\"'", text, at + key.length());
            int open = equals < text.length() ? past(" \t", text, equals + 1) : equals;
            boolean list =
                    open < text.length() && text.charAt(equals) == '=' && text.charAt(open) == '[';
            if (list) {
                lists.addAll(new Reading(text, open + 1).list());
            }
        }
        return lists;
    }

    private static int past(String characters, String text, int from) {
        int at = from;
        while (at < text.length() && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    /** Returns the text with one more item, laid out like the existing ones. */
    String with(String item) {
        String before = text.substring(0, last);
        String between = text.substring(last, close);
        int end = between.lastIndexOf('\n');
        if (items.isEmpty()) {
            return before + item + between + text.substring(close);
        }
        String separator = comma ? "" : ",";
        if (end < 0) {
            return before + separator + " " + item + between + text.substring(close);
        }
        return before
                + separator
                + between.substring(0, end + 1)
                + indent()
                + item
                + (comma ? "," : "")
                + "\n"
                + between.substring(end + 1)
                + text.substring(close);
    }

    private String indent() {
        int start = items.getLast().start();
        int line = text.lastIndexOf('\n', start - 1) + 1;
        String before = text.substring(line, start);
        return before.isBlank() ? before : "";
    }

    /** Returns, for each item, the text without it and its comma. */
    List<String> withoutEach() {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            int from = items.get(i).start();
            int to = items.get(i).end();
            if (i + 1 < items.size()) {
                to = items.get(i + 1).start();
            } else if (i > 0) {
                from = items.get(i - 1).end();
                to = comma ? last : to;
            } else {
                to = comma ? last : to;
            }
            texts.add(text.substring(0, from) + text.substring(to));
        }
        return texts;
    }

    /** Scans a list and skips strings and comments. */
    private static final class Reading {
        private final String text;
        private final List<Item> items = new ArrayList<>();
        private int at;
        private int last;
        private boolean comma;

        Reading(String text, int start) {
            this.text = text;
            this.at = start;
            this.last = start;
        }

        /** Returns the list; empty if it is not closed. */
        List<TomlList> list() {
            while (at < text.length() && text.charAt(at) != ']') {
                char c = text.charAt(at);
                if (c == '#') {
                    at = end("\n", at);
                } else if (Character.isWhitespace(c)) {
                    at++;
                } else if (c == ',') {
                    at++;
                    last = at;
                    comma = true;
                } else {
                    item();
                }
            }
            return at < text.length()
                    ? List.of(new TomlList(text, List.copyOf(items), comma, last, at))
                    : List.of();
        }

        private void item() {
            int start = at;
            char c = text.charAt(at);
            if (c == '\'') {
                at = end("'", at + 1);
            } else if (c == '"') {
                at++;
                while (at < text.length() && text.charAt(at) != '"') {
                    at += text.charAt(at) == '\\' ? 2 : 1;
                }
                at = Math.min(at + 1, text.length());
            } else {
                while (at < text.length() && ",]#\n".indexOf(text.charAt(at)) < 0) {
                    at++;
                }
            }
            items.add(new Item(start, at));
            last = at;
            comma = false;
        }

        private int end(String mark, int from) {
            int found = text.indexOf(mark, from);
            return found < 0 ? text.length() : found + mark.length();
        }
    }
}
