package aish.settings;

import module java.base;

import aish.settings.ConfigProblem.SettingsFindings;
import aish.settings.Setting.SettingSource;
import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlNode.TextPosition;
import aish.settings.type.ValueType;
import aish.settings.type.ValueType.Complaint;
import aish.settings.type.ValueType.Reading;
import aish.text.TomlText;

/**
 * Reads the settings of one table for the schema.
 *
 * @param name as written in the file; empty for the root
 * @param key the table's dotted key; empty for the root
 */
public record TableReader(
        String name, String key, TomlNode.Table table, SettingsFindings findings) {

    <T> T read(String child, ValueType<T> type, T fallback) {
        return read(child, keyOf(child), type, fallback);
    }

    private <T> T read(String child, String full, ValueType<T> type, T fallback) {
        Optional<T> given =
                reading(child, full, type, () -> "using the default " + type.render(fallback));
        if (given.isEmpty()) {
            findings.settings().add(new Setting<>(full, type, fallback, SettingSource.DEFAULT));
        }
        return given.orElse(fallback);
    }

    /**
     * Reads a setting without a default.
     *
     * @param consequence what happens if the value is wrong
     */
    <T> Optional<T> find(String child, ValueType<T> type, String consequence) {
        return reading(child, keyOf(child), type, () -> consequence);
    }

    private <T> Optional<T> reading(
            String child, String full, ValueType<T> type, Supplier<String> consequence) {
        findings.keys().add(full);
        TomlNode node = table.children().get(child);
        if (node == null) {
            return Optional.empty();
        }
        Reading<T> reading = type.read(node);
        for (Complaint complaint : reading.complaints()) {
            String tail = reading.value().isEmpty() ? "; " + consequence.get() : "";
            report(complaint.at(), full + " " + complaint.text() + tail);
        }
        if (reading.value().isPresent()) {
            SettingSource source = new SettingSource.File(node.at().file(), node.at().line());
            findings.settings().add(new Setting<>(full, type, reading.value().get(), source));
        }
        return reading.value();
    }

    /** Returns the table of that name; an empty one if it does not exist. */
    TableReader table(String child) {
        String full = keyOf(child);
        findings.tables().add(full);
        return table.children().get(child) instanceof TomlNode.Table inner
                ? new TableReader(child, full, inner, findings)
                : new TableReader(child, full, new TomlNode.Table(table.at(), Map.of()), findings);
    }

    /**
     * Returns the child tables, whatever their names.
     *
     * @param consequence what happens to a child that is not a table
     */
    List<TableReader> tables(String consequence) {
        List<TableReader> inner = new ArrayList<>();
        for (Map.Entry<String, TomlNode> child : table.children().entrySet()) {
            if (child.getValue() instanceof TomlNode.Table) {
                inner.add(table(child.getKey()));
            } else {
                ignore(child.getKey());
                report(
                        child.getValue().at(),
                        keyOf(child.getKey())
                                + " must be a table, not "
                                + child.getValue().called()
                                + "; "
                                + consequence);
            }
        }
        return inner;
    }

    /** Marks a child as known because it has already been reported. */
    void ignore(String child) {
        findings.keys().add(keyOf(child));
    }

    void report(TextPosition at, String problem) {
        findings.problems().add(ConfigProblem.at(at, problem));
    }

    /** Reports a problem with the table as a whole. */
    void report(String problem) {
        report(table.at(), TomlText.visible(key) + " " + problem);
    }

    private String keyOf(String child) {
        String segment = TomlText.segment(child);
        return key.isEmpty() ? segment : key + "." + segment;
    }

    /**
     * Reads settings for the schema from a tree of tables. It remembers every key that was read,
     * and so knows all valid keys.
     */
    public static final class SettingReader {
        private final TableReader root;

        /** The table of the last setting: most are followed by another of the same. */
        private TableReader latest;

        SettingReader(TomlNode.Table root, List<ConfigProblem> problems) {
            this.root = new TableReader("", "", root, new SettingsFindings(problems));
            this.latest = this.root;
        }

        public static SettingReader ofDefaults() {
            TextPosition nowhere = new TextPosition(Path.of(""), 0, 0);
            return new SettingReader(new TomlNode.Table(nowhere, Map.of()), new ArrayList<>());
        }

        /**
         * @param key dotted, consisting of bare names
         */
        <T> T read(String key, ValueType<T> type, T fallback) {
            int end = Math.max(0, key.lastIndexOf('.'));
            if (end != latest.key().length() || !key.startsWith(latest.key())) {
                latest = root;
                for (int start = 0; start < end; start = latest.key().length() + 1) {
                    int dot = key.indexOf('.', start);
                    latest = latest.table(key.substring(start, dot));
                }
            }
            return latest.read(key.substring(end == 0 ? 0 : end + 1), key, type, fallback);
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
}
