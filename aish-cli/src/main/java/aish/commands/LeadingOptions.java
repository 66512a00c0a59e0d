package aish.commands;

import module java.base;

/**
 * The options that arguments start with.
 *
 * @param rest what follows them
 */
public record LeadingOptions(Set<String> given, String rest) {
    /** Reads those that are known. */
    public static LeadingOptions of(String arguments, Collection<String> known) {
        Set<String> given = new HashSet<>();
        String rest = arguments.strip();
        for (String word = Verbs.firstWord(rest);
                known.contains(word);
                word = Verbs.firstWord(rest)) {
            given.add(word);
            rest = rest.substring(word.length()).strip();
        }
        return new LeadingOptions(Set.copyOf(given), rest);
    }

    /** Returns what looks like one more option, but is none. */
    public Optional<String> unknown() {
        return Optional.of(Verbs.firstWord(rest)).filter(word -> word.startsWith("--"));
    }

    public boolean has(String option) {
        return given.contains(option);
    }
}
