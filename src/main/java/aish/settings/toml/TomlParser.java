package aish.settings.toml;

import module java.base;

import aish.settings.ConfigProblem;
import aish.settings.toml.TomlNode.TextPosition;
import aish.text.TomlText;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseOptions;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * Turns the text of a file into a {@link TomlNode.Table}. The only class that uses tomlj, whose
 * classes take some 20 ms to load: a start without a file must not load it.
 */
public final class TomlParser {
    /** Garbage yields an error per line, and more than this is not worth reading. */
    private static final int MOST_ERRORS = 20;

    private static final int LONGEST_MESSAGE = 200;
    private static final String DEFAULTS_SERVE = "; using the defaults until this file is fixed";

    private final Path file;
    private final List<ConfigProblem> problems;
    private final String afterwards;

    public TomlParser(Path file, List<ConfigProblem> problems) {
        this(file, problems, DEFAULTS_SERVE);
    }

    /**
     * @param afterwards the consequence of invalid TOML, appended to the last message
     */
    public TomlParser(Path file, List<ConfigProblem> problems, String afterwards) {
        this.file = file;
        this.problems = problems;
        this.afterwards = afterwards;
    }

    /** Returns an empty table if the text is not valid TOML. */
    public TomlNode.Table parse(String text) {
        TextPosition start = new TextPosition(file, 1, 1);
        try {
            // the source is not needed, and broken comments or layout trip an assertion in tomlj
            TomlParseResult result = Toml.parse(text, TomlParseOptions.sourceless());
            if (!result.hasErrors()) {
                return table(start, result);
            }
            report(result.errors());
        } catch (RuntimeException e) {
            // tomlj fails on some unclosed inline tables, such as "a = {b, ]" before a header
            problems.add(
                    ConfigProblem.about(
                            file, "is not valid TOML (look for an unclosed bracket)" + afterwards));
        } catch (StackOverflowError e) {
            problems.add(ConfigProblem.about(file, "is nested too deeply" + afterwards));
        }
        return new TomlNode.Table(start, Map.of());
    }

    private void report(List<TomlParseError> errors) {
        List<ConfigProblem> all = new ArrayList<>();
        for (TomlParseError error : errors) {
            String message = TomlText.visible(String.valueOf(error.getMessage()), LONGEST_MESSAGE);
            all.add(ConfigProblem.at(place(error.position()), message));
        }
        all.sort(ConfigProblem.IN_FILE_ORDER);
        int shown = Math.min(all.size(), MOST_ERRORS);
        problems.addAll(all.subList(0, shown - 1));
        int more = all.size() - shown;
        String count = more > 0 ? " (and " + more + " more syntax errors)" : "";
        problems.add(all.get(shown - 1).followedBy(count + afterwards));
    }

    private TomlNode.Table table(TextPosition at, TomlTable table) {
        Map<String, TomlNode> children = new LinkedHashMap<>();
        for (Map.Entry<String, Object> child : table.entrySet()) {
            // a list, because the overload for strings would split the key at its dots
            TextPosition place = place(table.inputPositionOf(List.of(child.getKey())));
            children.put(child.getKey(), node(place, child.getValue()));
        }
        return new TomlNode.Table(at, children);
    }

    private TomlNode.Array array(TextPosition at, TomlArray array) {
        List<TomlNode> items = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            items.add(node(place(array.inputPositionOf(i)), array.get(i)));
        }
        return new TomlNode.Array(at, items);
    }

    // not a pattern switch: bootstrapping one costs more at start than the parse itself
    private TomlNode node(TextPosition at, Object value) {
        if (value instanceof TomlTable table) {
            return table(at, table);
        } else if (value instanceof TomlArray array) {
            return array(at, array);
        } else if (value instanceof String text) {
            return new TomlNode.Text(at, text);
        } else if (value instanceof Long number) {
            return new TomlNode.Whole(at, number);
        } else if (value instanceof Double number) {
            return new TomlNode.Decimal(at, number);
        } else if (value instanceof Boolean flag) {
            return new TomlNode.Flag(at, flag);
        }
        return new TomlNode.Other(at, "a date or time");
    }

    private TextPosition place(@Nullable TomlPosition position) {
        return position == null
                ? new TextPosition(file, 1, 1)
                : new TextPosition(file, position.line(), position.column());
    }
}
