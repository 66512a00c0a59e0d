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
        names.withoutEffect("interaction", "menu", "Tab after a colon lists the commands");
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
        TomlNode node = removeKey("shell", "capture_output");
        if (node instanceof TomlNode.Flag flag && !flag.value()) {
            TomlNode none = new TomlNode.Whole(node.at(), 0);
            moved(node, "shell.capture_output = false", "context", "exec_output_chars", none);
        } else if (node != null) {
            hint(
                    node,
                    node instanceof TomlNode.Flag
                            ? "shell.capture_output = true is the default;"
                                    + " context.exec_output_chars says how much is sent"
                            : "shell.capture_output must be a boolean; use context.exec_output_chars");
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
        List<TomlNode> items = node instanceof TomlNode.Array all ? all.items() : List.of(node);
        items.forEach(item -> rules.add(rule(item)));
        put(SAFETY, "extra_rules", new TomlNode.Array(node.at(), rules));
        hint(
                node,
                "safety.destructive_patterns is outdated; use safety.extra_rules:"
                        + " { match_all = [\"PATTERN\"] }");
    }

    private static TomlNode rule(TomlNode item) {
        Map<String, TomlNode> members = new LinkedHashMap<>();
        if (item instanceof TomlNode.Table table) {
            members.putAll(table.children());
        }
        TomlNode pattern = item instanceof TomlNode.Text ? item : members.remove("pattern");
        if (!(pattern instanceof TomlNode.Text)) {
            return item;
        }
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
            Map<String, TomlNode> approved = new LinkedHashMap<>(servers.children());
            approved.replaceAll(
                    (_, server) ->
                            server instanceof TomlNode.Table table
                                            && !table.children().containsKey(AUTO_APPROVE)
                                    ? with(table, AUTO_APPROVE, node)
                                    : server);
            put(MCP, SERVERS, new TomlNode.Table(servers.at(), approved));
        }
        hint(
                node,
                "mcp.auto_approve is used for every server without an auto_approve of its own;"
                        + " write mcp.servers.NAME.auto_approve instead");
    }

    private static TomlNode.Table with(TomlNode.Table table, String key, TomlNode node) {
        Map<String, TomlNode> children = new LinkedHashMap<>(table.children());
        children.put(key, node);
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
        TomlNode there = root.getOrDefault(table, new TomlNode.Table(value.at(), Map.of()));
        if (there instanceof TomlNode.Table inner) {
            root.put(table, with(inner, key, value));
        }
    }
}
