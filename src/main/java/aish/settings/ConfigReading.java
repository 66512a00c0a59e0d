package aish.settings;

import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlRendering;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

/** A tree of tables, read as settings. */
public record ConfigReading(TomlNode.Table root, Config config, SettingsFindings findings) {
    public static ConfigReading of(TomlNode.Table root) {
        return of(root, List.of());
    }

    /**
     * @param earlier problems found before
     */
    static ConfigReading of(TomlNode.Table given, List<ConfigProblem> earlier) {
        List<ConfigProblem> problems = new ArrayList<>(earlier);
        TomlNode.Table root = RenamedSettings.replaced(given, problems);
        SettingReader reader = new SettingReader(root, problems);
        Config config = ConfigSchema.read(reader);
        if (!root.children().isEmpty()) {
            new UnknownKeys(reader.findings()).report(root);
        }
        return new ConfigReading(root, config, reader.findings());
    }

    EntryView entries() {
        return new EntryView(findings.settings());
    }

    /**
     * Returns every value in the tables by key, as TOML: normalized if the key is known, otherwise
     * as written.
     */
    public Map<String, String> values() {
        Map<String, String> values = new LinkedHashMap<>();
        TomlRendering.leaves(root, values);
        for (Setting<?> setting : findings.settings()) {
            if (setting.source() instanceof SettingSource.File
                    || values.containsKey(setting.key())) {
                values.put(setting.key(), setting.rendered());
            }
        }
        return values;
    }

    /** Returns the value in force for each key that no table gives. */
    Map<String, String> defaults() {
        Map<String, String> values = new LinkedHashMap<>();
        for (Setting<?> setting : findings.settings()) {
            if (setting.source() instanceof SettingSource.Default) {
                values.put(setting.key(), setting.rendered());
            }
        }
        return values;
    }

    /**
     * A view of settings as entries. Each entry is rendered on access, because a start needs none
     * of them.
     */
    static final class EntryView extends AbstractList<ConfigEntry> implements RandomAccess {
        private final List<Setting<?>> settings;

        EntryView(List<Setting<?>> settings) {
            this.settings = List.copyOf(settings);
        }

        @Override
        public ConfigEntry get(int index) {
            return settings.get(index).entry();
        }

        @Override
        public int size() {
            return settings.size();
        }
    }
}
