package aish.shell;

import module java.base;

import aish.bash.ShellQuoting;
import aish.text.Resource;

/**
 * What the shell's own completion offers for the last word of a command.
 *
 * @param replaced the end of the command that a candidate replaces, as typed
 * @param options of {@code complete} and {@code compopt}, such as {@code nospace}
 * @param candidates in the shell's order
 */
public record ShellCompletion(String replaced, Set<String> options, List<String> candidates) {
    private static final String SEPARATOR = "\1";

    /** How long a completion function may run, in seconds. */
    private static final String LONGEST = "0.15";

    public ShellCompletion {
        options = Set.copyOf(options);
        candidates = List.copyOf(candidates);
    }

    /** Whether the shell has a specification for the command. */
    public boolean isSpecified() {
        return !options.contains("unspecified");
    }

    public boolean has(String option) {
        return options.contains(option);
    }

    /** Defines the functions that {@link #question} uses. */
    static String definitions() {
        return Resource.text(ShellCompletion.class, "completion.bash");
    }

    /** The shell command whose output {@link #parse} reads; it needs the definitions. */
    static String question(String command) {
        return "__aish_complete " + ShellQuoting.quote(command) + " " + LONGEST + " 2>/dev/null";
    }

    /** Returns empty if the shell has no definitions yet, or took too long. */
    static Optional<ShellCompletion> parse(String answer) {
        List<String> parts = List.of(answer.split(SEPARATOR, -1));
        if (parts.size() < 3) {
            return Optional.empty();
        }
        Set<String> options = new HashSet<>(List.of(parts.get(1).strip().split(" +")));
        return Optional.of(
                new ShellCompletion(parts.getFirst(), options, parts.subList(2, parts.size() - 1)));
    }
}
