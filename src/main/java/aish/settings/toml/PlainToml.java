package aish.settings.toml;

import module java.base;

import aish.settings.toml.TomlNode.TextPosition;
import aish.text.Ascii;
import org.jspecify.annotations.Nullable;

/**
 * Reads the plain files that most people write (tables, nested tables, bare keys, {@link
 * PlainValues}) in well under a millisecond; loading the full parser would delay the first prompt
 * by 20 ms. Leaves everything that is not plain, valid or not, to {@link TomlParser}.
 */
public final class PlainToml {
    /** Deeper nesting is unusual and could exhaust the stack. */
    static final int DEEPEST = 8;

    private final PlainValues values;
    private final Section root;
    private Section section;

    /** A table under construction: its values, and the tables that headers open inside it. */
    private record Section(
            TextPosition at, Map<String, TomlNode> values, Map<String, Section> sections) {
        Section(TextPosition at) {
            this(at, new LinkedHashMap<>(), new LinkedHashMap<>());
        }

        TomlNode.Table toTable() {
            sections.forEach((name, section) -> values.put(name, section.toTable()));
            return new TomlNode.Table(at, values);
        }
    }

    private PlainToml(Path file, String text) {
        values = new PlainValues(file, text);
        root = new Section(new TextPosition(file, 1, 1));
        section = root;
    }

    /** Returns the settings; empty if any part is not plain. */
    public static Optional<TomlNode.Table> read(Path file, String text) {
        return Optional.ofNullable(new PlainToml(file, text).read());
    }

    private TomlNode.@Nullable Table read() {
        while (!values.atEnd()) {
            values.skipBlanks();
            boolean plain =
                    switch (values.peek()) {
                        case '\n', '#', '\0' -> true;
                        case '[' -> header();
                        default -> values.setting(section.values());
                    };
            if (!plain || !values.endOfLine()) {
                return null;
            }
        }
        return root.toTable();
    }

    /** Opens a new table; one that is reopened, or whose name is taken, is not plain. */
    private boolean header() {
        TextPosition here = values.here();
        values.skip('[');
        Section parent = root;
        String name = values.bareKey();
        for (int depth = 1; values.skip('.'); depth++) {
            if (depth > DEEPEST || name.isEmpty() || parent.values().containsKey(name)) {
                return false;
            }
            parent = parent.sections().computeIfAbsent(name, _ -> new Section(here));
            name = values.bareKey();
        }
        section = new Section(here);
        return !name.isEmpty()
                && !parent.values().containsKey(name)
                && parent.sections().putIfAbsent(name, section) == null
                && values.skip(']');
    }

    /**
     * Reads plain TOML values: strings without escapes, numbers, booleans, arrays of strings and
     * inline tables. Returns null for anything else; the reader cannot be used after that.
     */
    private static final class PlainValues {
        private static final int MOST_DIGITS = 18;

        private final Path file;
        private final String text;
        private int line = 1;
        private int lineStart;
        private int at;
        private int depth;

        PlainValues(Path file, String text) {
            this.file = file;
            this.text = text;
        }

        boolean atEnd() {
            return at >= text.length();
        }

        TextPosition here() {
            return new TextPosition(file, line, at - lineStart + 1);
        }

        char peek() {
            return at < text.length() ? text.charAt(at) : '\0';
        }

        boolean skip(char c) {
            boolean there = peek() == c;
            at += there ? 1 : 0;
            return there;
        }

        void skipBlanks() {
            while (peek() == ' ' || peek() == '\t') {
                at++;
            }
        }

        /**
         * Skips spaces and a comment to the start of the next line; false if anything else follows.
         */
        boolean endOfLine() {
            skipBlanks();
            int end = text.indexOf('\n', at);
            end = end < 0 ? text.length() : end;
            boolean plain = at >= end || (peek() == '#' && !hasControl(text.substring(at, end)));
            at = end + 1;
            line++;
            lineStart = at;
            return plain;
        }

        String bareKey() {
            int start = at;
            while (Ascii.isDashedName(peek())) {
                at++;
            }
            return text.substring(start, at);
        }

        /**
         * Reads a key, an equals sign and a value; false if that is not plain or the key is taken.
         */
        boolean setting(Map<String, TomlNode> table) {
            TextPosition here = here();
            String key = bareKey();
            skipBlanks();
            if (key.isEmpty() || table.containsKey(key) || !skip('=')) {
                return false;
            }
            skipBlanks();
            TomlNode value = value(here);
            return value != null && table.put(key, value) == null;
        }

        private @Nullable TomlNode value(TextPosition here) {
            char c = peek();
            if (c == '"' || c == '\'') {
                String string = string();
                return string == null ? null : new TomlNode.Text(here, string);
            }
            if (c == '[') {
                return list(here);
            }
            if (c == '{') {
                return inlineTable(here);
            }
            return c == 't' || c == 'f' ? flag(here) : number(here);
        }

        /** Reads a string; null if it has escapes or opens a multi-line string. */
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

        private @Nullable TomlNode flag(TextPosition here) {
            String word = bareKey();
            return word.equals("true") || word.equals("false")
                    ? new TomlNode.Flag(here, word.equals("true"))
                    : null;
        }

        private @Nullable TomlNode number(TextPosition here) {
            int start = at;
            int digits = digits();
            boolean padded = digits > 1 && text.charAt(start) == '0';
            if (digits == 0 || digits > MOST_DIGITS || padded) {
                return null;
            }
            if (!skip('.')) {
                return new TomlNode.Whole(here, Long.parseLong(text.substring(start, at)));
            }
            int decimals = digits();
            return decimals == 0 || decimals > MOST_DIGITS
                    ? null
                    : new TomlNode.Decimal(here, Double.parseDouble(text.substring(start, at)));
        }

        private int digits() {
            int start = at;
            while (peek() >= '0' && peek() <= '9') {
                at++;
            }
            return at - start;
        }

        private @Nullable TomlNode list(TextPosition here) {
            List<TomlNode> items = new ArrayList<>();
            at++;
            skipBlanks();
            while (peek() == '"' || peek() == '\'') {
                TextPosition item = here();
                String string = string();
                if (string == null) {
                    return null;
                }
                items.add(new TomlNode.Text(item, string));
                skipBlanks();
                if (skip(',')) {
                    skipBlanks();
                } else if (peek() != ']') {
                    return null;
                }
            }
            return skip(']') ? new TomlNode.Array(here, items) : null;
        }

        /** Reads a table on one line without a trailing comma. */
        private @Nullable TomlNode inlineTable(TextPosition here) {
            Map<String, TomlNode> children = new LinkedHashMap<>();
            at++;
            skipBlanks();
            if (skip('}')) {
                return new TomlNode.Table(here, children);
            }
            if (++depth > PlainToml.DEEPEST) {
                return null;
            }
            do {
                skipBlanks();
                if (!setting(children)) {
                    return null;
                }
                skipBlanks();
            } while (skip(','));
            depth--;
            return skip('}') ? new TomlNode.Table(here, children) : null;
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
    }
}
