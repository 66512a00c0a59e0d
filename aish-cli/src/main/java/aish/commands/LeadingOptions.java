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

    public boolean has(String option) {
        return given.contains(option);
    }
}
