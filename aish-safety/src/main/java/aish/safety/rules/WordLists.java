package aish.safety.rules;

import module java.base;

import aish.text.Resource;

/** Lists of words by name, which the file {@code words.txt} explains. */
public final class WordLists {
    private static final Pattern VERB_PARTS = Pattern.compile("[:\\-_./]");

    /** The lines of each list, of which few are read. */
    private static final Map<String, List<String>> LINES = new HashMap<>();

    private static final Map<String, WordLists> LISTS = new ConcurrentHashMap<>();

    static {
        for (String file : List.of("words.txt", "variables.txt")) {
            for (String line : Resource.entries(WordLists.class, file)) {
                String name = line.substring(0, line.indexOf(' '));
                LINES.computeIfAbsent(name, _ -> new ArrayList<>(1)).add(line);
            }
        }
    }

    private final Set<String> words = new LinkedHashSet<>();
    private final List<String> patterns = new ArrayList<>(0);

    private WordLists(String name) {
        for (String line : Objects.requireNonNull(LINES.get(name), name)) {
            for (String word : line.substring(name.length() + 1).split(" ", -1)) {
                if (word.indexOf('*') >= 0) {
                    patterns.add(word);
                } else {
                    words.add(word.equals("''") ? "" : word);
                }
            }
        }
    }

    public static boolean has(String name, String word) {
        WordLists list = list(name);
        return list.words.contains(word)
                || (!list.patterns.isEmpty()
                        && list.patterns.stream().anyMatch(pattern -> matches(pattern, word)));
    }

    public static boolean hasAny(String name, List<String> words) {
        return words.stream().anyMatch(word -> has(name, word));
    }

    private static boolean matches(String pattern, String word) {
        int star = pattern.indexOf('*');
        String end = pattern.substring(star + 1);
        return end.endsWith("*")
                ? word.contains(end.substring(0, end.length() - 1))
                : word.length() >= pattern.length() - 1
                        && word.startsWith(pattern.substring(0, star))
                        && word.endsWith(end);
    }

    /** The words of a list without patterns, in the order of the file. */
    public static Set<String> get(String name) {
        return list(name).words;
    }

    private static WordLists list(String name) {
        return LISTS.computeIfAbsent(name, WordLists::new);
    }

    /** Whether one of the words that make up a verb indicates a change. */
    public static boolean changes(String verb) {
        for (String word : VERB_PARTS.split(verb, -1)) {
            if (WordLists.has("changing", word.toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    /** Whether it starts with such a word, as verbs do but names of things do not. */
    public static boolean beginsWithChange(String verb) {
        return WordLists.has("changing", VERB_PARTS.split(verb, 2)[0].toLowerCase(Locale.ROOT));
    }
}
