package aish.settings;

import aish.settings.toml.TextPosition;
import aish.settings.toml.TomlNode;
import aish.settings.type.ValueType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads settings for the schema from a tree of tables. It remembers every key that was read, and so
 * knows all valid keys.
 */
public final class SettingReader {
    private final TableReader root;

    SettingReader(TomlNode.Table root, List<ConfigProblem> problems) {
        this.root = new TableReader("", "", root, new SettingsFindings(problems));
    }

    public static SettingReader ofDefaults() {
        TextPosition nowhere = new TextPosition(Path.of(""), 0, 0);
        return new SettingReader(new TomlNode.Table(nowhere, Map.of()), new ArrayList<>());
    }

    /**
     * @param key dotted, consisting of bare names
     */
    <T> T read(String key, ValueType<T> type, T fallback) {
        TableReader table = root;
        int start = 0;
        for (int dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', start)) {
            table = table.table(key.substring(start, dot));
            start = dot + 1;
        }
        return table.read(key.substring(start), type, fallback);
    }

    /** Returns a top-level table. */
    TableReader table(String name) {
        return root.table(name);
    }

    TableReader root() {
        return root;
    }

    public SettingsFindings findings() {
        return root.findings();
    }
}
