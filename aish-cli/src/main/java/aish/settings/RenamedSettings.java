package aish.settings;

import module java.base;

import aish.settings.toml.TomlNode;
import org.jspecify.annotations.Nullable;

/**
 * Moves settings to their current names before anything else reads them, so that they are checked
 * like any other. Reports each one with the name to use.
 */
final class RenamedSettings {
    private static final String SAFETY = "safety";
    private static final String SHELL = "shell";
    private static final String MCP = "mcp";
    private static final String SERVERS = "servers";
    private static final String AUTO_APPROVE = "auto_approve";

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
        names.renamed(SAFETY, "max_norris_steps", "norris", "max_steps");
        names.renamed("routing", "cloud_fallback", "routing", "fallback");
        names.captureOutput();
        names.patterns();
        names.approvals();
        names.withoutEffect(
                "history",
                "dir",
                "aish keeps its history in $XDG_STATE_HOME/aish; set XDG_STATE_HOME to move it");
        names.withoutEffect(
                "memory",
                "summarizer_model",
                "the active model proposes memories; context.summarizer_model names the one that"
                        + " summarizes conversations");
        names.withoutEffect(
                "route",
                "learn",
                "shell.known_commands and shell.never_commands decide about words");
        return problems.size() == before ? root : new TomlNode.Table(root.at(), names.root);
    }

    private void renamed(String table, String key, String newTable, String newKey) {
        TomlNode node = removeKey(table, key);
        if (node != null) {
            moved(node, table + "." + key, newTable, newKey, node);
        }
    }

    /** Used to say whether output is sent to the model; today a setting says how much. */
    private void captureOutput() {
        TomlNode node = removeKey(SHELL, "capture_output");
        if (node == null) {
            return;
        }
        if (!(node instanceof TomlNode.Flag flag)) {
            hint(node, "shell.capture_output must be a boolean; use context.exec_output_chars");
        } else if (flag.value()) {
            hint(
                    node,
                    "shell.capture_output = true is the default; context.exec_output_chars says how"
                            + " much is sent");
        } else {
            TomlNode none = new TomlNode.Whole(node.at(), 0);
            moved(node, "shell.capture_output = false", "context", "exec_output_chars", none);
        }
    }

    /** Turns each pattern into a rule of its own. */
    private void patterns() {
        TomlNode node = removeKey(SAFETY, "destructive_patterns");
        if (node == null) {
            return;
        }
        List<TomlNode> rules = new ArrayList<>();
        if (child(SAFETY, "extra_rules") instanceof TomlNode.Array own) {
            rules.addAll(own.items());
        }
        if (node instanceof TomlNode.Array array) {
            for (TomlNode item : array.items()) {
                rules.add(rule(item));
            }
        } else {
            rules.add(rule(node));
        }
        put(SAFETY, "extra_rules", new TomlNode.Array(node.at(), rules));
        hint(
                node,
                "safety.destructive_patterns is outdated; use safety.extra_rules:"
                        + " { match_all = [\"PATTERN\"] }");
    }

    private static TomlNode rule(TomlNode item) {
        if (item instanceof TomlNode.Text) {
            return ruleOf(item, Map.of());
        }
        if (item instanceof TomlNode.Table table
                && table.children().get("pattern") instanceof TomlNode.Text pattern) {
            Map<String, TomlNode> others = new LinkedHashMap<>(table.children());
            others.remove("pattern");
            return ruleOf(pattern, others);
        }
        return item;
    }

    private static TomlNode ruleOf(TomlNode pattern, Map<String, TomlNode> others) {
        Map<String, TomlNode> members = new LinkedHashMap<>(others);
        members.put("match_all", new TomlNode.Array(pattern.at(), List.of(pattern)));
        return new TomlNode.Table(pattern.at(), members);
    }

    /** Applies the approvals for all servers to each server without its own. */
    private void approvals() {
        TomlNode node = removeKey(MCP, AUTO_APPROVE);
        if (node == null) {
            return;
        }
        if (child(MCP, SERVERS) instanceof TomlNode.Table servers) {
            Map<String, TomlNode> approved = new LinkedHashMap<>();
            for (Map.Entry<String, TomlNode> server : servers.children().entrySet()) {
                approved.put(server.getKey(), approving(server.getValue(), node));
            }
            put(MCP, SERVERS, new TomlNode.Table(servers.at(), approved));
        }
        hint(
                node,
                "mcp.auto_approve is used for every server without an auto_approve of its own;"
                        + " write mcp.servers.NAME.auto_approve instead");
    }

    private static TomlNode approving(TomlNode server, TomlNode tools) {
        if (!(server instanceof TomlNode.Table table)
                || table.children().containsKey(AUTO_APPROVE)) {
            return server;
        }
        Map<String, TomlNode> children = new LinkedHashMap<>(table.children());
        children.put(AUTO_APPROVE, tools);
        return new TomlNode.Table(table.at(), children);
    }

    private void withoutEffect(String table, String key, String instead) {
        TomlNode node = removeKey(table, key);
        if (node != null) {
            hint(node, table + "." + key + " has no effect: " + instead);
        }
    }

    private void moved(TomlNode node, String earlier, String table, String key, TomlNode value) {
        String today = table + "." + key;
        boolean given = child(table, key) != null;
        if (!given) {
            put(table, key, value);
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

    private @Nullable TomlNode child(String table, String key) {
        return root.get(table) instanceof TomlNode.Table inner ? inner.children().get(key) : null;
    }

    private @Nullable TomlNode removeKey(String table, String key) {
        TomlNode node = child(table, key);
        if (node != null && root.get(table) instanceof TomlNode.Table inner) {
            Map<String, TomlNode> children = new LinkedHashMap<>(inner.children());
            children.remove(key);
            if (children.isEmpty()) {
                root.remove(table);
            } else {
                root.put(table, new TomlNode.Table(inner.at(), children));
            }
        }
        return node;
    }

    private void put(String table, String key, TomlNode value) {
        TomlNode there = root.get(table);
        if (there != null && !(there instanceof TomlNode.Table)) {
            return;
        }
        Map<String, TomlNode> children = new LinkedHashMap<>();
        if (there instanceof TomlNode.Table inner) {
            children.putAll(inner.children());
        }
        children.put(key, value);
        root.put(table, new TomlNode.Table(there == null ? value.at() : there.at(), children));
    }
}
