package aish.model.offline;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What common commands and their options mean. */
final class CommandGuide {
    /**
     * One command, or a subcommand such as {@code git commit}.
     *
     * @param bundled whether its first word may be options without a dash
     * @param wraps whether its options are followed by another command
     */
    record Entry(String about, boolean bundled, boolean wraps, Map<String, Option> options) {}

    /**
     * @param valued whether the next word is its value
     */
    record Option(String about, boolean valued) {}

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    static CommandGuide load() {
        CommandGuide guide = new CommandGuide();
        Map<String, Option> options = new HashMap<>();
        for (String line : HelperTexts.lines("commands.txt")) {
            if (line.startsWith(" ")) {
                for (String part : line.strip().split("; ", -1)) {
                    addOptions(part, options);
                }
            } else {
                options = new HashMap<>();
                guide.addCommand(line, options);
            }
        }
        return guide;
    }

    private void addCommand(String line, Map<String, Option> options) {
        int colon = line.indexOf(": ");
        String name = line.substring(0, colon);
        boolean bundled = name.endsWith("*");
        boolean wraps = name.endsWith("+");
        String plain = bundled || wraps ? name.substring(0, name.length() - 1) : name;
        entries.put(plain, new Entry(line.substring(colon + 2), bundled, wraps, options));
    }

    /** Splits at a colon and a space: some options contain colons, but none followed by a space. */
    private static void addOptions(String part, Map<String, Option> options) {
        int colon = part.indexOf(": ");
        String about = part.substring(colon + 2);
        String[] names = part.substring(0, colon).split(" ", -1);
        boolean valued = Arrays.stream(names).anyMatch(name -> name.endsWith("="));
        for (String name : names) {
            boolean marked = name.endsWith("=");
            options.put(
                    marked ? name.substring(0, name.length() - 1) : name,
                    new Option(about, valued));
        }
    }

    Optional<Entry> find(String name) {
        return Optional.ofNullable(entries.get(name));
    }

    /** Returns the names of all commands, without subcommands. */
    Set<String> names() {
        return entries.keySet().stream()
                .filter(name -> name.indexOf(' ') < 0)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
