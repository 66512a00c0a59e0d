package aish.settings.toml;

import module java.base;

import aish.text.TomlText;

/** Renders TOML values, each on one line. */
public final class TomlRendering {
    private static final int DEEPEST = 32;
    private static final String CUT = "…";

    private TomlRendering() {}

    /**
     * Collects every value that is not a table, by dotted key; an empty table counts as a value.
     */
    public static void leaves(TomlNode.Table root, Map<String, String> leaves) {
        leaves(root, "", 0, leaves);
    }

    private static void leaves(
            TomlNode.Table table, String prefix, int depth, Map<String, String> leaves) {
        table.children()
                .forEach(
                        (name, node) -> {
                            String key = prefix + TomlText.segment(name);
                            boolean inner =
                                    node instanceof TomlNode.Table deeper
                                            && !deeper.children().isEmpty()
                                            && depth < DEEPEST;
                            if (inner) {
                                leaves((TomlNode.Table) node, key + ".", depth + 1, leaves);
                            } else {
                                leaves.put(key, value(node, depth));
                            }
                        });
    }

    private static String value(TomlNode node, int depth) {
        if (depth > DEEPEST) {
            return CUT;
        }
        return switch (node) {
            case TomlNode.Table table -> table(table, depth);
            case TomlNode.Array array -> array(array, depth);
            case TomlNode.Text text -> TomlText.quote(text.value());
            case TomlNode.Whole whole -> Long.toString(whole.value());
            case TomlNode.Decimal decimal -> Double.toString(decimal.value());
            case TomlNode.Flag flag -> Boolean.toString(flag.value());
            case TomlNode.Other other -> other.called();
        };
    }

    private static String table(TomlNode.Table table, int depth) {
        if (table.children().isEmpty()) {
            return "{}";
        }
        StringJoiner members = new StringJoiner(", ", "{ ", " }");
        table.children()
                .forEach(
                        (name, node) ->
                                members.add(
                                        TomlText.segment(name) + " = " + value(node, depth + 1)));
        return members.toString();
    }

    private static String array(TomlNode.Array array, int depth) {
        StringJoiner items = new StringJoiner(", ", "[", "]");
        array.items().forEach(item -> items.add(value(item, depth + 1)));
        return items.toString();
    }
}
