package aish.settings;

import module java.base;

import aish.secrets.KeyNameMask;
import aish.settings.ConfigProblem.SettingsFindings;
import aish.settings.toml.TomlNode;
import aish.text.TomlText;

/** Reports the keys of a file that no setting uses, and suggests what was meant. */
final class UnknownKeys {
    /** A longer list of names does not help the user. */
    private static final int LONGEST_LIST = 32;

    private static final int LONGEST_SHOWN = 80;
    private static final String MODELS = "models.";
    private static final String NO_SECRETS =
            "; do not put keys in this file: name a variable with key_env, a command"
                    + " with key_cmd or an entry in the vault with key_secret";

    private final Set<String> keys = new LinkedHashSet<>();
    private final Set<String> tables = new LinkedHashSet<>();
    private final List<ConfigProblem> problems;

    UnknownKeys(SettingsFindings findings) {
        problems = findings.problems();
        keys.addAll(findings.keys());
        tables.addAll(findings.tables());
        for (String key : keys) {
            for (int dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
                tables.add(key.substring(0, dot));
            }
        }
    }

    void report(TomlNode.Table root) {
        sweep(root, "");
    }

    private void sweep(TomlNode.Table table, String prefix) {
        for (Map.Entry<String, TomlNode> child : table.children().entrySet()) {
            String key = prefix.concat(TomlText.segment(child.getKey()));
            TomlNode node = child.getValue();
            if (tables.contains(key)) {
                if (node instanceof TomlNode.Table inner) {
                    sweep(inner, key.concat("."));
                } else {
                    problems.add(ConfigProblem.at(node.at(), notATable(key, node)));
                }
            } else if (!keys.contains(key)) {
                problems.add(ConfigProblem.at(node.at(), unknown(prefix, child.getKey(), node)));
            }
        }
    }

    private static String notATable(String key, TomlNode node) {
        String hint = node.called().equals("an array of tables") ? "; write [" + key + "]" : "";
        return key + " must be a table, not " + node.called() + hint + "; using its defaults";
    }

    private String unknown(String prefix, String name, TomlNode node) {
        boolean isTable =
                node instanceof TomlNode.Table
                        || (node instanceof TomlNode.Array array && array.holdsTables());
        String shown = TomlText.visible(prefix + TomlText.segment(name), LONGEST_SHOWN);
        String what = isTable ? "unknown table " : "unknown key ";
        if (prefix.startsWith(MODELS) && KeyNameMask.isSecret(name)) {
            return what + shown + NO_SECRETS;
        }
        Optional<String> meant = meant(prefix, name, isTable);
        return what
                + shown
                + (meant.isPresent() ? "; did you mean " + meant.get() + "?" : siblings(prefix));
    }

    /** Looks in the same table first, then for the same name in other tables. */
    private Optional<String> meant(String prefix, String name, boolean isTable) {
        Optional<String> sibling = NearestName.of(name, namesUnder(prefix));
        if (sibling.isPresent()) {
            return Optional.of(prefix + sibling.get());
        }
        if (isTable) {
            return NearestName.of(prefix + name, tables);
        }
        for (String key : keys) {
            if (key.endsWith("." + name)) {
                return Optional.of(key);
            }
        }
        return NearestName.of(prefix + name, keys);
    }

    private String siblings(String prefix) {
        Set<String> names = prefix.isEmpty() ? outermostTables() : namesUnder(prefix);
        if (names.isEmpty() || names.size() > LONGEST_LIST) {
            return "";
        }
        String owner = prefix.isEmpty() ? "; known tables are " : "; known keys are ";
        return owner + String.join(", ", names);
    }

    private Set<String> outermostTables() {
        Set<String> names = new LinkedHashSet<>(tables);
        names.removeIf(table -> table.indexOf('.') >= 0);
        return names;
    }

    private Set<String> namesUnder(String prefix) {
        Set<String> names = new LinkedHashSet<>();
        for (String key : keys) {
            if (key.startsWith(prefix)) {
                int dot = key.indexOf('.', prefix.length());
                names.add(key.substring(prefix.length(), dot < 0 ? key.length() : dot));
            }
        }
        for (String table : tables) {
            if (table.startsWith(prefix) && table.indexOf('.', prefix.length()) < 0) {
                names.add(table.substring(prefix.length()));
            }
        }
        return names;
    }
}
