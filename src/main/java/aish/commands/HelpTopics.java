package aish.commands;

import module java.base;

import aish.text.Resource;

/** The help texts, which are resources next to this class. */
public final class HelpTopics {
    private static final List<String> NAMES =
            List.of(
                    """
                    aish shell models questions context stance suggestions undo sessions routing norris keys
                    config projects transcript runbook memory cost secrets permissions hooks mcp"""
                            .split("\\s"));

    private static final Map<String, String> ALIASES = Map.of("commands", "suggestions");

    public List<String> names() {
        return NAMES;
    }

    public Optional<String> find(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String topic = ALIASES.getOrDefault(lower, lower);
        return NAMES.contains(topic) ? Optional.of(read(topic)) : Optional.empty();
    }

    private static String read(String topic) {
        return Resource.text(HelpTopics.class, "help/" + topic + ".txt");
    }
}
