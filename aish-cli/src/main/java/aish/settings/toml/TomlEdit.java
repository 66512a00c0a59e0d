package aish.settings.toml;

import module java.base;

import aish.settings.ConfigProblem;
import aish.settings.toml.TomlParser.Extent;
import aish.settings.toml.TomlParser.ListText;
import aish.text.TomlText;
import org.jspecify.annotations.Nullable;

/**
 * Changes one thing in a user's TOML and leaves every other character unchanged. Each change is
 * parsed again and discarded unless exactly that one thing differs.
 */
public final class TomlEdit {
    private final Path file;
    private final String text;
    private final Map<String, Object> before;

    private TomlEdit(Path file, String text, Map<String, Object> before) {
        this.file = file;
        this.text = text;
        this.before = before;
    }

    /** Returns an editor; empty if the text is not valid TOML. */
    public static Optional<TomlEdit> of(Path file, String text) {
        return read(file, text).map(before -> new TomlEdit(file, text, before));
    }

    private static Optional<Map<String, Object>> read(Path file, String text) {
        return tree(file, text).map(TomlEdit::plain);
    }

    private static Optional<TomlNode.Table> tree(Path file, String text) {
        List<ConfigProblem> problems = new ArrayList<>();
        TomlNode.Table table = new TomlParser(file, problems).parse(text);
        return problems.isEmpty() ? Optional.of(table) : Optional.empty();
    }

    private static Map<String, Object> plain(TomlNode.Table table) {
        Map<String, Object> values = new LinkedHashMap<>();
        table.children().forEach((name, node) -> values.put(name, plain(node)));
        return values;
    }

    /** Returns the value without positions. */
    private static Object plain(TomlNode node) {
        return switch (node) {
            case TomlNode.Table table -> plain(table);
            case TomlNode.Array array -> array.items().stream().map(TomlEdit::plain).toList();
            case TomlNode.Text text -> text.value();
            case TomlNode.Whole number -> number.value();
            case TomlNode.Decimal number -> number.value();
            case TomlNode.Flag flag -> flag.value();
            case TomlNode.Other other -> other.called();
        };
    }

    /** Sets a top-level key to a string. */
    public Optional<String> set(String key, String value) {
        Map<String, Object> wanted = new LinkedHashMap<>(before);
        wanted.put(key, value);
        String line = TomlText.segment(key) + " = " + TomlText.quote(value) + "\n";
        return before.containsKey(key)
                ? replaceLines(key, line, wanted)
                : firstOf(List.of(atEnd(line), line + text), wanted);
    }

    /** Removes a top-level key. */
    public Optional<String> remove(String key) {
        Map<String, Object> wanted = new LinkedHashMap<>(before);
        wanted.remove(key);
        return replaceLines(key, "", wanted);
    }

    /** Replaces the value's line and as many following ones as the value spans. */
    private Optional<String> replaceLines(String key, String line, Map<String, Object> wanted) {
        List<Integer> starts = lineStarts();
        TomlNode value = tree(file, text).orElseThrow().children().get(key);
        if (value == null) {
            return Optional.empty();
        }
        int first = value.at().line() - 1;
        for (int last = first + 1; last < starts.size(); last++) {
            String changed =
                    text.substring(0, starts.get(first)) + line + text.substring(starts.get(last));
            if (parsesTo(changed, wanted)) {
                return Optional.of(changed);
            }
        }
        return Optional.empty();
    }

    /** Returns the start of each line, and the end of the text. */
    private List<Integer> lineStarts() {
        List<Integer> starts = new ArrayList<>(List.of(0));
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            starts.add(i + 1);
        }
        if (starts.getLast() < text.length()) {
            starts.add(text.length());
        }
        return starts;
    }

    public boolean has(List<String> table) {
        return inside(table).isPresent();
    }

    private Optional<Map<?, ?>> inside(List<String> table) {
        Map<?, ?> inner = before;
        for (String name : table) {
            if (!(inner.get(name) instanceof Map<?, ?> next)) {
                return Optional.empty();
            }
            inner = next;
        }
        return Optional.of(inner);
    }

    private boolean holds(List<String> table, String key, String item) {
        return inside(table)
                .filter(there -> there.get(key) instanceof List<?> items && items.contains(item))
                .isPresent();
    }

    /** Adds a string to a list in a table; neither need exist yet. */
    public Optional<String> addTo(List<String> table, String key, String item) {
        if (holds(table, key, item)) {
            return Optional.of(text);
        }
        if (!text.isEmpty() && !text.endsWith("\n")) {
            return new TomlEdit(file, text + "\n", before).addTo(table, key, item);
        }
        Map<String, Object> wanted = withList(table, key, items -> items.add(item));
        String line = key + " = [" + TomlText.quote(item) + "]\n";
        List<String> candidates = new ArrayList<>();
        list(table, key).ifPresent(list -> candidates.add(with(list, TomlText.quote(item))));
        for (int end : headerEnds()) {
            candidates.add(text.substring(0, end) + line + text.substring(end));
        }
        candidates.add(
                atEnd((text.isBlank() ? "" : "\n") + "[" + TomlText.path(table) + "]\n" + line));
        return firstOf(candidates, wanted);
    }

    public Optional<String> removeFrom(List<String> table, String key, String item) {
        if (!holds(table, key, item)) {
            return Optional.of(text);
        }
        Map<String, Object> wanted = withList(table, key, items -> items.remove(item));
        ListText list = list(table, key).orElseThrow();
        return firstOf(
                IntStream.range(0, list.items().size()).mapToObj(i -> without(list, i)).toList(),
                wanted);
    }

    /** Finds the text of a list in a table. */
    private Optional<ListText> list(List<String> table, String key) {
        TomlParser parser = new TomlParser(file, new ArrayList<>());
        @Nullable TomlNode node = parser.parse(text);
        for (String name : Stream.concat(table.stream(), Stream.of(key)).toList()) {
            node = node instanceof TomlNode.Table inner ? inner.children().get(name) : null;
        }
        return node == null ? Optional.empty() : parser.textOf(node);
    }

    private Map<String, Object> withList(
            List<String> table, String key, Consumer<List<Object>> change) {
        return withList(before, table, key, change);
    }

    private static Map<String, Object> withList(
            Map<?, ?> outer, List<String> table, String key, Consumer<List<Object>> change) {
        Map<String, Object> inner = new LinkedHashMap<>();
        outer.forEach((name, value) -> inner.put(String.valueOf(name), value));
        if (!table.isEmpty()) {
            Map<?, ?> next =
                    inner.get(table.getFirst()) instanceof Map<?, ?> there ? there : Map.of();
            inner.put(
                    table.getFirst(), withList(next, table.subList(1, table.size()), key, change));
            return inner;
        }
        List<Object> items = new ArrayList<>();
        if (inner.get(key) instanceof List<?> there) {
            items.addAll(there);
        }
        change.accept(items);
        inner.put(key, items);
        return inner;
    }

    /** Returns the position after each line that opens a table. */
    private List<Integer> headerEnds() {
        List<Integer> ends = new ArrayList<>();
        List<Integer> starts = lineStarts();
        for (int i = 0; i + 1 < starts.size(); i++) {
            String line = text.substring(starts.get(i), starts.get(i + 1)).strip();
            if (line.startsWith("[") && text.charAt(starts.get(i + 1) - 1) == '\n') {
                ends.add(starts.get(i + 1));
            }
        }
        return ends;
    }

    private String atEnd(String more) {
        return text + (text.isEmpty() || text.endsWith("\n") ? "" : "\n") + more;
    }

    private Optional<String> firstOf(List<String> candidates, Map<String, Object> wanted) {
        return candidates.stream().filter(changed -> parsesTo(changed, wanted)).findFirst();
    }

    private boolean parsesTo(String changed, Map<String, Object> wanted) {
        return read(file, changed).filter(wanted::equals).isPresent();
    }

    /** Returns the text with one more item in a list, laid out like the existing ones. */
    private String with(ListText list, String item) {
        String before = text.substring(0, list.last());
        String between = text.substring(list.last(), list.close());
        String after = text.substring(list.close());
        if (list.items().isEmpty()) {
            return before + item + between + after;
        }
        String separator = list.comma() ? "" : ",";
        int end = between.lastIndexOf('\n') + 1;
        return end == 0
                ? before + separator + " " + item + between + after
                : before
                        + separator
                        + between.substring(0, end)
                        + indent(list)
                        + item
                        + (list.comma() ? "," : "")
                        + "\n"
                        + between.substring(end)
                        + after;
    }

    private String indent(ListText list) {
        int start = list.items().getLast().start();
        String before = text.substring(text.lastIndexOf('\n', start - 1) + 1, start);
        return before.isBlank() ? before : "";
    }

    /** Returns the text without an item of a list and its comma. */
    private String without(ListText list, int item) {
        List<Extent> items = list.items();
        boolean isLast = item + 1 == items.size();
        int from = isLast && item > 0 ? items.get(item - 1).end() : items.get(item).start();
        int to = isLast ? list.last() : items.get(item + 1).start();
        return text.substring(0, from) + text.substring(to);
    }
}
