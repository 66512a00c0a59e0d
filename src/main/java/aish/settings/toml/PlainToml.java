package aish.settings.toml;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
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
}
