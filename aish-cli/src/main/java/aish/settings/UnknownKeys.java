package aish.settings;

import module java.base;

import aish.secrets.KeyNameMask;
import aish.settings.ConfigProblem.SettingsFindings;
import aish.settings.toml.TomlNode;
import aish.text.TomlText;

/** Reports the keys of a file that no setting uses, and suggests what was meant. */
final class UnknownKeys {
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
                problems.add(ConfigProblem.at(node.at(), unknown(prefix, child.getKey())));
            }
        }
    }

    private static String notATable(String key, TomlNode node) {
        String hint = node.called().equals("an array of tables") ? "; write [" + key + "]" : "";
        return key + " must be a table, not " + node.called() + hint + "; using its defaults";
    }

    private String unknown(String prefix, String name) {
        String what =
                "unknown key " + TomlText.visible(prefix + TomlText.segment(name), LONGEST_SHOWN);
        return prefix.startsWith(MODELS) && KeyNameMask.isSecret(name)
                ? what + NO_SECRETS
                : what + meant(prefix, name).map(key -> "; did you mean " + key + "?").orElse("");
    }

    /** Looks in the same table first, then for the same name in other tables. */
    private Optional<String> meant(String prefix, String name) {
        Set<String> all = new LinkedHashSet<>(keys);
        all.addAll(tables);
        List<String> siblings =
                all.stream()
                        .filter(key -> key.startsWith(prefix))
                        .filter(key -> key.indexOf('.', prefix.length()) < 0)
                        .map(key -> key.substring(prefix.length()))
                        .toList();
        return NearestName.of(name, siblings)
                .map(prefix::concat)
                .or(() -> all.stream().filter(key -> key.endsWith("." + name)).findFirst())
                .or(() -> NearestName.of(prefix + name, all));
    }
}
