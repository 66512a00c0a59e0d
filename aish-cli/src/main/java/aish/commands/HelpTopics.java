package aish.commands;

import module java.base;

import aish.text.Resource;

/** The help texts, which are resources next to this class. */
public final class HelpTopics {
    private static final List<String> NAMES =
            List.of(
                    """
                    aish shell models questions context symbols stance suggestions patches undo rehearse remote hosts confine sessions routing norris keys editing terminal
                    config projects transcript runbook memory notes cost secrets permissions hooks tools mcp"""
                            .split("\\s"));

    public List<String> names() {
        return NAMES;
    }

    public Optional<String> find(String name) {
        String topic = name.toLowerCase(Locale.ROOT);
        return NAMES.contains(topic) ? Optional.of(read(topic)) : Optional.empty();
    }

    /** Returns what a topic is about: its first line, without the name. */
    String title(String topic) {
        String line = read(topic).lines().findFirst().orElse("");
        return line.substring(line.indexOf(':') + 1).strip();
    }

    /** Returns the description of a command with its examples; empty if its usage says it all. */
    String command(String name) {
        String heading = ":" + name + "\n";
        for (String section : read("commands").split("\n\n", -1)) {
            if (section.startsWith(heading)) {
                return section.substring(heading.length()).stripTrailing();
            }
        }
        return "";
    }

    private static String read(String topic) {
        return Resource.text(HelpTopics.class, "help/" + topic + ".txt");
    }
}
