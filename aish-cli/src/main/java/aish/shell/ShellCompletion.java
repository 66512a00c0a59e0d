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
 * @param descriptions what is known about words, not only about the candidates
 */
public record ShellCompletion(
        String replaced,
        Set<String> options,
        List<String> candidates,
        Map<String, String> descriptions) {
    private static final String SEPARATOR = "\1";
    private static final char DESCRIBES = '\2';

    /** Defines the functions that {@link #question} uses. */
    static final String DEFINITIONS = Resource.text(ShellCompletion.class, "completion.bash");

    /** How long a completion function may run, in seconds. */
    private static final int LONGEST = 3;

    public ShellCompletion {
        options = Set.copyOf(options);
        candidates = List.copyOf(candidates);
        descriptions = Map.copyOf(descriptions);
    }

    /** Whether the shell has a specification for the command. */
    public boolean isSpecified() {
        return !options.contains("unspecified");
    }

    public boolean has(String option) {
        return options.contains(option);
    }

    /** The shell command whose output {@link #parse} reads; it needs the definitions. */
    static String question(String command) {
        return "__aish_complete " + ShellQuoting.quote(command) + " " + LONGEST + " 2>/dev/null";
    }

    /** Returns empty if the completion was stopped. */
    static Optional<ShellCompletion> parse(String answer) {
        List<String> parts = List.of(answer.split(SEPARATOR, -1));
        if (parts.size() < 3) {
            return Optional.empty();
        }
        Set<String> options = new HashSet<>(List.of(parts.get(1).strip().split(" +")));
        List<String> candidates = new ArrayList<>();
        Map<String, String> descriptions = new HashMap<>();
        for (String part : parts.subList(2, parts.size() - 1)) {
            int end = part.indexOf(DESCRIBES);
            if (end < 0) {
                candidates.add(part);
            } else if (end < part.length() - 1) {
                descriptions.putIfAbsent(part.substring(0, end), part.substring(end + 1));
            }
        }
        return Optional.of(
                new ShellCompletion(parts.getFirst(), options, candidates, descriptions));
    }
}
