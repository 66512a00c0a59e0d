package aish.settings;

import module java.base;

import aish.settings.toml.TomlNode;
import org.jspecify.annotations.Nullable;

/**
 * Settings under names that they no longer have. Those that still mean the same are moved to their
 * current names before anything else reads them, so that they are checked like any other; of all,
 * the user is told what to write instead.
 */
final class RenamedSettings {
    /** Table, earlier key, and where it is now. */
    private static final String[][] MOVED = {
        {"safety", "max_norris_steps", "norris", "max_steps"},
        {"routing", "cloud_fallback", "routing", "fallback"},
    };

    /** Table, earlier key, and what to use instead. */
    private static final String[][] GONE = {
        {"shell", "capture_output", "use context.exec_output_chars"},
        {"safety", "destructive_patterns", "use safety.extra_rules: { match_all = [\"PATTERN\"] }"},
        {"mcp", "auto_approve", "write mcp.servers.NAME.auto_approve"},
    };

    private final Map<String, TomlNode> root;
    private final List<ConfigProblem> problems;

    private RenamedSettings(TomlNode.Table root, List<ConfigProblem> problems) {
        this.root = new LinkedHashMap<>(root.children());
        this.problems = problems;
    }

    /**
     * Returns the settings under their current names.
     *
     * @param problems receives a hint for each setting that was moved or has no effect
     */
    static TomlNode.Table replaced(TomlNode.Table root, List<ConfigProblem> problems) {
        RenamedSettings names = new RenamedSettings(root, problems);
        int before = problems.size();
        for (String[] row : MOVED) {
            names.move(row[0], row[1], row[2], row[3]);
        }
        for (String[] row : GONE) {
            TomlNode node = names.remove(row[0], row[1]);
            if (node != null) {
                names.hint(node, row[0] + "." + row[1] + " has no effect: " + row[2]);
            }
        }
        return problems.size() == before ? root : new TomlNode.Table(root.at(), names.root);
    }

    private void move(String table, String key, String newTable, String newKey) {
        TomlNode node = remove(table, key);
        if (node == null) {
            return;
        }
        String earlier = table + "." + key;
        String today = newTable + "." + newKey;
        Map<String, TomlNode> children = new LinkedHashMap<>();
        if (root.get(newTable) instanceof TomlNode.Table there) {
            children.putAll(there.children());
        }
        boolean given = children.putIfAbsent(newKey, node) != null;
        if (!root.containsKey(newTable) || root.get(newTable) instanceof TomlNode.Table) {
            root.put(newTable, new TomlNode.Table(node.at(), children));
        }
        hint(
                node,
                given
                        ? earlier + " has no effect because " + today + " is set"
                        : earlier + " is outdated; use " + today + " instead");
    }

    private void hint(TomlNode node, String text) {
        problems.add(ConfigProblem.at(node.at(), text));
    }

    private @Nullable TomlNode remove(String table, String key) {
        if (!(root.get(table) instanceof TomlNode.Table inner)) {
            return null;
        }
        Map<String, TomlNode> children = new LinkedHashMap<>(inner.children());
        TomlNode node = children.remove(key);
        if (node != null && children.isEmpty()) {
            root.remove(table);
        } else if (node != null) {
            root.put(table, new TomlNode.Table(inner.at(), children));
        }
        return node;
    }
}
