package aish.commands;

import module java.base;

/**
 * The entry of a command in the overview.
 *
 * @param usage as typed, without the colon
 * @param topic the help topic it belongs to
 */
public record Manual(
        String name, List<String> aliases, String usage, String summary, String topic) {
    public Manual {
        aliases = List.copyOf(aliases);
    }

    public boolean takesNothing() {
        return usage.equals(name);
    }
}
