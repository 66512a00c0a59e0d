package aish.settings.toml;

import module java.base;

import aish.settings.ConfigProblem;
import aish.settings.toml.TomlNode.TextPosition;
import aish.text.Ascii;
import aish.text.TomlText;
import org.jspecify.annotations.Nullable;

/**
 * Turns the text of a file into a {@link TomlNode.Table}, by the rules of TOML 1.0. Stops at the
 * first mistake; the table is then empty.
 */
public final class TomlParser {
    /** Deeper nesting is no setting and could exhaust the stack. */
    private static final int DEEPEST = 64;

    private static final int LONGEST_NAME = 80;
    private static final String DEFAULTS_SERVE = "; using the defaults until this file is fixed";
    private static final char END = '\0';

    private final Path file;
    private final List<ConfigProblem> problems;
    private final String afterwards;
    private final IdentityHashMap<TomlNode, ListText> lists = new IdentityHashMap<>();

    public TomlParser(Path file, List<ConfigProblem> problems) {
        this(file, problems, DEFAULTS_SERVE);
    }

    /**
     * @param afterwards the consequence of invalid TOML, appended to the message
     */
    public TomlParser(Path file, List<ConfigProblem> problems, String afterwards) {
        this.file = file;
        this.problems = problems;
        this.afterwards = afterwards;
    }

    /** Returns an empty table if the text is not valid TOML. */
    public TomlNode.Table parse(String text) {
        try {
            return new Reading(text).read();
        } catch (SyntaxException e) {
            problems.add(ConfigProblem.at(e.at, e.getMessage() + afterwards));
            return new TomlNode.Table(new TextPosition(file, 1, 1), Map.of());
        }
    }

    /** Where the text of a list is that was parsed last. */
    Optional<ListText> textOf(TomlNode list) {
        return Optional.ofNullable(lists.get(list));
    }

    /**
     * Where a list is in its text.
     *
     * @param items without commas
     * @param comma whether the last item has one
     * @param last the end of the last item or comma; of the opening bracket if there is none
     * @param close the position of the closing bracket
     */
    record ListText(List<Extent> items, boolean comma, int last, int close) {}

    record Extent(int start, int end) {}

    private static final class SyntaxException extends Exception {
        private static final long serialVersionUID = 1;
        private final transient TextPosition at;

        SyntaxException(TextPosition at, String message) {
            super(message, null, false, false);
            this.at = at;
        }
    }

    /** What made a table, which decides who may add to it. */
    private enum Origin {
        /** A header of its own, or an inline table. */
        NAMED,
        /** The header of a table inside it: a later header may still name it. */
        IMPLIED,
        /** A key with dots: only more such keys may add to it. */
        DOTTED
    }

    /** A table under construction: its values, its tables, and its arrays of tables. */
    private static final class Section {
        private final TextPosition at;
        private final Map<String, Object> children = new LinkedHashMap<>();
        private Origin origin;

        Section(TextPosition at, Origin origin) {
            this.at = at;
            this.origin = origin;
        }

        TomlNode.Table table() {
            Map<String, TomlNode> nodes = new LinkedHashMap<>();
            children.forEach((name, child) -> nodes.put(name, node(child)));
            return new TomlNode.Table(at, nodes);
        }

        // not a pattern switch: making one costs more at the start than the parse itself
        private static TomlNode node(Object child) {
            if (child instanceof TomlNode value) {
                return value;
            }
            return child instanceof Section section ? section.table() : ((Sections) child).array();
        }
    }

    /** The tables of an array that headers in double brackets fill. */
    private record Sections(List<Section> items) {
        TomlNode.Array array() {
            return new TomlNode.Array(
                    items.getFirst().at,
                    items.stream().map(item -> (TomlNode) item.table()).toList());
        }
    }

    /** Reads one text from start to end. */
    private final class Reading {
        private final String text;
        private final Section root = new Section(new TextPosition(file, 1, 1), Origin.NAMED);
        private Section current = root;
        private int line = 1;
        private int lineStart;
        private int at;
        private int depth;

        Reading(String text) {
            this.text = text;
        }

        TomlNode.Table read() throws SyntaxException {
            while (at < text.length()) {
                readLine();
            }
            return root.table();
        }

        private void readLine() throws SyntaxException {
            skipBlanks();
            if (peek() == '[') {
                header();
            } else if (peek() != '#' && peek() != '\n' && peek() != '\r' && at < text.length()) {
                setting(current);
            }
            skipBlanks();
            skipComment();
            if (at < text.length() && !skipNewline()) {
                throw mistake("expected the end of the line");
            }
        }

        private TextPosition here() {
            return new TextPosition(file, line, at - lineStart + 1);
        }

        private SyntaxException mistake(String message) {
            return new SyntaxException(here(), message);
        }

        private char peek() {
            return peek(0);
        }

        private char peek(int ahead) {
            return at + ahead < text.length() ? text.charAt(at + ahead) : END;
        }

        private boolean skip(char c) {
            boolean there = peek() == c && at < text.length();
            at += there ? 1 : 0;
            return there;
        }

        private void skipBlanks() {
            while (peek() == ' ' || peek() == '\t') {
                at++;
            }
        }

        private boolean skipNewline() {
            int length = peek() == '\n' ? 1 : peek() == '\r' && peek(1) == '\n' ? 2 : 0;
            at += length;
            if (length > 0) {
                line++;
                lineStart = at;
            }
            return length > 0;
        }

        private void skipComment() throws SyntaxException {
            if (skip('#')) {
                while (at < text.length() && !atNewline()) {
                    refuseControl();
                    at++;
                }
            }
        }

        private boolean atNewline() {
            return peek() == '\n' || (peek() == '\r' && peek(1) == '\n');
        }

        private void refuseControl() throws SyntaxException {
            char c = peek();
            if ((c < ' ' && c != '\t') || c == 0x7f) {
                throw mistake("control characters are not allowed here");
            }
        }

        /** Skips blanks, newlines and comments inside an array. */
        private void skipSpace() throws SyntaxException {
            do {
                skipBlanks();
                skipComment();
            } while (skipNewline());
        }

        private void header() throws SyntaxException {
            TextPosition here = here();
            at++;
            boolean repeated = skip('[');
            List<String> names = key();
            if (!skip(']') || (repeated && !skip(']'))) {
                throw mistake(
                        "expected " + (repeated ? "]]" : "]") + " after the name of the table");
            }
            Section parent = root;
            for (String name : names.subList(0, names.size() - 1)) {
                parent = inside(parent, name, here);
            }
            current = repeated ? next(parent, names, here) : open(parent, names, here);
        }

        private Section inside(Section parent, String name, TextPosition here)
                throws SyntaxException {
            Object child =
                    parent.children.computeIfAbsent(name, _ -> new Section(here, Origin.IMPLIED));
            if (child instanceof Section section) {
                return section;
            }
            if (child instanceof Sections sections) {
                return sections.items().getLast();
            }
            throw taken(List.of(name), child, here);
        }

        private Section open(Section parent, List<String> names, TextPosition here)
                throws SyntaxException {
            Object there = parent.children.get(names.getLast());
            if (there instanceof Section section && section.origin == Origin.IMPLIED) {
                section.origin = Origin.NAMED;
                return section;
            }
            Section section = new Section(here, Origin.NAMED);
            put(parent, names, section, here);
            return section;
        }

        private Section next(Section parent, List<String> names, TextPosition here)
                throws SyntaxException {
            Section section = new Section(here, Origin.NAMED);
            if (parent.children.get(names.getLast()) instanceof Sections sections) {
                sections.items().add(section);
            } else {
                put(parent, names, new Sections(new ArrayList<>(List.of(section))), here);
            }
            return section;
        }

        private void put(Section parent, List<String> names, Object child, TextPosition here)
                throws SyntaxException {
            Object there = parent.children.putIfAbsent(names.getLast(), child);
            if (there != null) {
                throw taken(names, there, here);
            }
        }

        private SyntaxException taken(List<String> names, Object there, TextPosition here) {
            TextPosition first =
                    there instanceof Section section ? section.at : Section.node(there).at();
            return new SyntaxException(
                    here,
                    TomlText.visible(TomlText.path(names), LONGEST_NAME)
                            + " is set twice; the first is in line "
                            + first.line());
        }

        private void setting(Section table) throws SyntaxException {
            TextPosition here = here();
            List<String> names = key();
            if (!skip('=')) {
                throw mistake("expected = after the key");
            }
            skipBlanks();
            TomlNode value = value(here);
            Section inner = table;
            for (String name : names.subList(0, names.size() - 1)) {
                Object child =
                        inner.children.computeIfAbsent(name, _ -> new Section(here, Origin.DOTTED));
                if (!(child instanceof Section section && section.origin == Origin.DOTTED)) {
                    throw taken(List.of(name), child, here);
                }
                inner = section;
            }
            put(inner, names, value, here);
        }

        private List<String> key() throws SyntaxException {
            List<String> names = new ArrayList<>();
            do {
                skipBlanks();
                names.add(name());
                skipBlanks();
            } while (skip('.') && names.size() < DEEPEST);
            return names;
        }

        private String name() throws SyntaxException {
            if (peek() == '"' || peek() == '\'') {
                return line(peek());
            }
            int start = at;
            while (Ascii.isDashedName(peek())) {
                at++;
            }
            if (at == start) {
                throw mistake("expected a key");
            }
            return text.substring(start, at);
        }

        private TomlNode value(TextPosition here) throws SyntaxException {
            return switch (peek()) {
                case '"', '\'' -> new TomlNode.Text(here, string(peek()));
                case '[' -> nested(() -> array(here));
                case '{' -> nested(() -> inlineTable(here));
                default -> scalar(here);
            };
        }

        private interface Nested {
            TomlNode read() throws SyntaxException;
        }

        private TomlNode nested(Nested inner) throws SyntaxException {
            if (++depth > DEEPEST) {
                throw mistake("is nested too deeply");
            }
            at++;
            TomlNode node = inner.read();
            depth--;
            return node;
        }

        private TomlNode array(TextPosition here) throws SyntaxException {
            List<TomlNode> items = new ArrayList<>();
            List<Extent> extents = new ArrayList<>();
            int last = at;
            boolean comma = false;
            skipSpace();
            while (!skip(']')) {
                int start = at;
                items.add(value(here()));
                extents.add(new Extent(start, at));
                last = at;
                skipSpace();
                comma = skip(',');
                if (comma) {
                    last = at;
                    skipSpace();
                } else if (peek() != ']') {
                    throw mistake("expected , or ]");
                }
            }
            TomlNode list = new TomlNode.Array(here, items);
            lists.put(list, new ListText(extents, comma, last, at - 1));
            return list;
        }

        private TomlNode inlineTable(TextPosition here) throws SyntaxException {
            Section table = new Section(here, Origin.NAMED);
            skipBlanks();
            if (!skip('}')) {
                do {
                    skipBlanks();
                    setting(table);
                    skipBlanks();
                } while (skip(','));
                if (!skip('}')) {
                    throw mistake("expected , or }");
                }
            }
            return table.table();
        }

        private String string(char quote) throws SyntaxException {
            return peek(1) == quote && peek(2) == quote ? lines(quote) : line(quote);
        }

        /** Reads a string that ends in its line. */
        private String line(char quote) throws SyntaxException {
            TextPosition start = here();
            StringBuilder string = new StringBuilder();
            at++;
            while (!skip(quote)) {
                if (at >= text.length() || atNewline()) {
                    throw new SyntaxException(start, "the closing " + quote + " is missing");
                }
                character(quote, string);
            }
            return string.toString();
        }

        /** Reads a string in three quotes; more of them at its end are part of it. */
        private String lines(char quote) throws SyntaxException {
            TextPosition start = here();
            String three = String.valueOf(quote).repeat(3);
            StringBuilder string = new StringBuilder();
            at += three.length();
            skipNewline();
            while (!text.startsWith(three, at) || peek(three.length()) == quote) {
                if (at >= text.length()) {
                    throw new SyntaxException(start, "the closing " + three + " is missing");
                }
                if (skipNewline()) {
                    string.append('\n');
                } else if (quote == '"' && peek() == '\\' && isEndOfLine(at + 1)) {
                    at++;
                    do {
                        skipBlanks();
                    } while (skipNewline());
                } else {
                    character(quote, string);
                }
            }
            at += three.length();
            return string.toString();
        }

        private boolean isEndOfLine(int from) {
            int i = from;
            while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
                i++;
            }
            return i < text.length() && (text.charAt(i) == '\n' || text.startsWith("\r\n", i));
        }

        private void character(char quote, StringBuilder string) throws SyntaxException {
            refuseControl();
            if (quote == '\'' || peek() != '\\') {
                string.append(peek());
                at++;
                return;
            }
            int escape = "btnfr\"\\".indexOf(peek(1));
            if (escape >= 0) {
                string.append("\b\t\n\f\r\"\\".charAt(escape));
                at += 2;
                return;
            }
            int digits = peek(1) == 'u' ? 4 : peek(1) == 'U' ? 8 : 0;
            int point = digits == 0 ? -1 : hexadecimal(at + 2, digits);
            if (point < 0) {
                throw mistake("\\ starts no escape here; write \\\\, or put the text in '…'");
            }
            string.appendCodePoint(point);
            at += 2 + digits;
        }

        /** Returns the character of that number; negative if there is none. */
        private int hexadecimal(int from, int digits) {
            long point = 0;
            for (int i = from; i < from + digits; i++) {
                int digit = i < text.length() ? Character.digit(text.charAt(i), 16) : -1;
                point = digit < 0 || point < 0 ? -1 : point * 16 + digit;
            }
            boolean isSurrogate =
                    point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
            return point > Character.MAX_CODE_POINT || isSurrogate ? -1 : (int) point;
        }

        private TomlNode scalar(TextPosition here) throws SyntaxException {
            TextPosition start = here();
            String word = word();
            if (word.isEmpty()) {
                throw mistake("expected a value");
            }
            if (word.equals("true") || word.equals("false")) {
                return new TomlNode.Flag(here, word.equals("true"));
            }
            TomlNode number = Numbers.read(here, word);
            if (number != null) {
                return number;
            }
            if (Numbers.DATE.matcher(word).matches()) {
                int day = at;
                if (!skip(' ') || !Numbers.TIME.matcher(word()).matches()) {
                    at = day;
                }
                return new TomlNode.Other(here, "a date or time");
            }
            throw new SyntaxException(start, "expected a value; text needs quotes");
        }

        private String word() {
            int start = at;
            while (Ascii.isDashedName(peek()) || "+.:".indexOf(peek()) >= 0) {
                at++;
            }
            return text.substring(start, at);
        }
    }

    /** Numbers and dates. */
    private static final class Numbers {
        private static final String CLOCK =
                "\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)?";
        private static final Pattern TIME = Pattern.compile(CLOCK);
        private static final Pattern DATE =
                Pattern.compile("\\d{4}-\\d\\d-\\d\\d([Tt]" + CLOCK + ")?|" + CLOCK);
        private static final Pattern WHOLE =
                Pattern.compile(
                        "([+-]?)(?:(0|[1-9](?:_?\\d)*)|0x([\\da-fA-F](?:_?[\\da-fA-F])*)"
                                + "|0o([0-7](?:_?[0-7])*)|0b([01](?:_?[01])*))");
        private static final Pattern DECIMAL =
                Pattern.compile("[+-]?(0|[1-9](_?\\d)*)(\\.\\d(_?\\d)*)?([eE][+-]?\\d(_?\\d)*)?");
        private static final Pattern NO_NUMBER = Pattern.compile("[+-]?(inf|nan)");
        private static final int[] BASES = {10, 16, 8, 2};
        private static final int LONGEST = 100;

        private Numbers() {}

        /** Returns null if the word is no number. */
        static @Nullable TomlNode read(TextPosition here, String word) throws SyntaxException {
            if (word.length() > LONGEST) {
                return null;
            }
            Matcher whole = WHOLE.matcher(word);
            if (whole.matches()) {
                return new TomlNode.Whole(here, whole(here, whole));
            }
            if (DECIMAL.matcher(word).matches()) {
                return new TomlNode.Decimal(here, Double.parseDouble(word.replace("_", "")));
            }
            if (NO_NUMBER.matcher(word).matches()) {
                double value =
                        word.endsWith("nan")
                                ? Double.NaN
                                : word.startsWith("-")
                                        ? Double.NEGATIVE_INFINITY
                                        : Double.POSITIVE_INFINITY;
                return new TomlNode.Decimal(here, value);
            }
            return null;
        }

        private static long whole(TextPosition here, Matcher found) throws SyntaxException {
            for (int i = 0; i < BASES.length; i++) {
                String digits = found.group(i + 2);
                if (digits != null) {
                    try {
                        return Long.parseLong(found.group(1) + digits.replace("_", ""), BASES[i]);
                    } catch (NumberFormatException e) {
                        break;
                    }
                }
            }
            throw new SyntaxException(here, "the number is too large");
        }
    }
}
