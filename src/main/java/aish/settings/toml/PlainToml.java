package aish.settings.toml;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the plain files that most people write (tables, tables of tables, bare keys, {@link
 * PlainValues}) in well under a millisecond, where loading the full parser delays the first prompt
 * by twenty. Whatever is not plain, right or wrong, is left to {@link TomlParser}.
 */
public final class PlainToml {
    /** Deeper ones are not what people write, and must not exhaust the stack. */
    static final int DEEPEST = 8;

    private final PlainValues values;
    private final Section root;
    private Section section;

    /** A table in the making: its values, and the tables that headers open inside it. */
    private record Section(
            TextPosition at, Map<String, TomlNode> values, Map<String, Section> sections) {
        Section(TextPosition at) {
            this(at, new LinkedHashMap<>(), new LinkedHashMap<>());
        }

        TomlNode.Table made() {
            sections.forEach((name, section) -> values.put(name, section.made()));
            return new TomlNode.Table(at, values);
        }
    }

    private PlainToml(Path file, String text) {
        values = new PlainValues(file, text);
        root = new Section(new TextPosition(file, 1, 1));
        section = root;
    }

    /** Empty if any of it is not plain. */
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
        return root.made();
    }

    /** Opens a table that is new; one that is reopened, or shares its name, is not plain. */
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
