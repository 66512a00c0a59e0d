package aish.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the plain files that most people write (tables of one name, keys, strings without escapes,
 * whole numbers, lists of strings) in well under a millisecond, where loading the full parser
 * delays the first prompt by twenty. Whatever is not plain, right or wrong, is left to {@link
 * TomlParser}.
 */
final class PlainToml {
    private final Path file;
    private final String text;
    private final Map<String, TomlNode> root = new LinkedHashMap<>();
    private final Map<String, Map<String, TomlNode>> tables = new LinkedHashMap<>();
    private final Map<String, Place> headers = new LinkedHashMap<>();
    private Map<String, TomlNode> table = root;
    private int line = 1;
    private int lineStart;
    private int at;

    private PlainToml(Path file, String text) {
        this.file = file;
        this.text = text;
    }

    /** Empty if any of it is not plain. */
    static Optional<TomlNode.Table> read(Path file, String text) {
        return Optional.ofNullable(new PlainToml(file, text).read());
    }

    private TomlNode.@Nullable Table read() {
        while (at < text.length()) {
            skipBlanks();
            boolean plain =
                    switch (peek()) {
                        case '\n', '#', '\0' -> true;
                        case '[' -> header();
                        default -> setting();
                    };
            if (!plain || !endOfLine()) {
                return null;
            }
        }
        tables.forEach(
                (name, children) -> root.put(name, new TomlNode.Table(place(name), children)));
        return new TomlNode.Table(new Place(file, 1, 1), root);
    }

    private Place place(String header) {
        return headers.getOrDefault(header, new Place(file, 1, 1));
    }

    private boolean header() {
        Place here = here();
        at++;
        String name = bareKey();
        if (name.isEmpty() || peek() != ']' || tables.containsKey(name) || root.containsKey(name)) {
            return false;
        }
        at++;
        table = new LinkedHashMap<>();
        tables.put(name, table);
        headers.put(name, here);
        return true;
    }

    private boolean setting() {
        Place here = here();
        String key = bareKey();
        skipBlanks();
        if (key.isEmpty() || peek() != '=' || table.containsKey(key)) {
            return false;
        }
        at++;
        skipBlanks();
        TomlNode value = value(here);
        return value != null && table.put(key, value) == null;
    }

    private @Nullable TomlNode value(Place here) {
        char c = peek();
        if (c == '"' || c == '\'') {
            String string = string();
            return string == null ? null : new TomlNode.Text(here, string);
        }
        return c == '[' ? list(here) : number(here);
    }

    /** Without escapes, and not the start of a text over several lines. */
    private @Nullable String string() {
        char quote = text.charAt(at);
        int end = text.indexOf(quote, at + 1);
        if (end < 0) {
            return null;
        }
        String string = text.substring(at + 1, end);
        at = end + 1;
        boolean escapes = quote == '"' && string.indexOf('\\') >= 0;
        return escapes || peek() == quote || hasControl(string) ? null : string;
    }

    private @Nullable TomlNode number(Place here) {
        int start = at;
        while (peek() >= '0' && peek() <= '9') {
            at++;
        }
        int digits = at - start;
        boolean padded = digits > 1 && text.charAt(start) == '0';
        return digits == 0 || digits > 18 || padded
                ? null
                : new TomlNode.Whole(here, Long.parseLong(text.substring(start, at)));
    }

    private @Nullable TomlNode list(Place here) {
        List<TomlNode> items = new ArrayList<>();
        at++;
        skipBlanks();
        while (peek() == '"' || peek() == '\'') {
            Place item = here();
            String string = string();
            if (string == null) {
                return null;
            }
            items.add(new TomlNode.Text(item, string));
            skipBlanks();
            if (peek() == ',') {
                at++;
                skipBlanks();
            } else if (peek() != ']') {
                return null;
            }
        }
        return text.startsWith("]", at++) ? new TomlNode.Array(here, items) : null;
    }

    /** What may follow on a line: blanks, a comment, the end. */
    private boolean endOfLine() {
        skipBlanks();
        int end = text.indexOf('\n', at);
        end = end < 0 ? text.length() : end;
        boolean plain = at >= end || (peek() == '#' && !hasControl(text.substring(at, end)));
        at = end + 1;
        line++;
        lineStart = at;
        return plain;
    }

    private String bareKey() {
        int start = at;
        while (isKeyCharacter(peek())) {
            at++;
        }
        return text.substring(start, at);
    }

    private static boolean isKeyCharacter(char c) {
        return (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')
                || (c >= '0' && c <= '9')
                || c == '_'
                || c == '-';
    }

    private static boolean hasControl(String piece) {
        for (int i = 0; i < piece.length(); i++) {
            char c = piece.charAt(i);
            if ((c < ' ' && c != '\t') || c == 0x7f) {
                return true;
            }
        }
        return false;
    }

    private void skipBlanks() {
        while (peek() == ' ' || peek() == '\t') {
            at++;
        }
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private Place here() {
        return new Place(file, line, at - lineStart + 1);
    }
}
