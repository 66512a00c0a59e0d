package aish.offline;

import module java.base;

/**
 * Makes words comparable: endings are cut off, and synonyms become one term. Each line of its
 * resource is the meaning followed by the words for it; words joined by {@code _} are a phrase.
 */
final class TermLexicon {
    private static final String STOP = "stop";
    private static final String WEAK = "weak";
    private static final List<String> HISSING = List.of("ches", "shes", "xes", "sses");

    private final Set<String> stops = new HashSet<>();
    private final Set<String> weak = new HashSet<>();
    private final Map<String, String> meanings = new HashMap<>();
    private final Map<String, String> exact = new HashMap<>();
    private final Map<String, String> phrases = new HashMap<>();
    private final Set<String> openers = new HashSet<>();
    private final Map<String, String> terms = new ConcurrentHashMap<>();

    TermLexicon(List<String> lines) {
        for (String line : lines) {
            HelperTexts.Field field = HelperTexts.Field.of(line);
            field.words().forEach(word -> add(field.key(), word));
        }
    }

    static TermLexicon load() {
        return new TermLexicon(HelperTexts.lines("words.txt"));
    }

    private void add(String meaning, String word) {
        switch (meaning) {
            case STOP -> stops.add(word);
            case WEAK -> weak.add(stem(word));
            default -> {
                if (word.indexOf('_') > 0) {
                    phrases.put(word, meaning);
                    openers.add(word.substring(0, word.indexOf('_')));
                } else {
                    exact.put(word, stem(meaning));
                    meanings.putIfAbsent(stem(word), stem(meaning));
                }
            }
        }
    }

    boolean isStop(String word) {
        return stops.contains(word);
    }

    /** Whether a term means so little that it hardly counts. */
    boolean isWeak(String term) {
        return weak.contains(term);
    }

    /** Returns the meaning of words that have it only together; empty for all others. */
    String meaningOf(String joined) {
        return phrases.getOrDefault(joined, "");
    }

    /** Whether a word is listed as it is written. */
    boolean lists(String word) {
        return exact.containsKey(word);
    }

    /** Returns the words; those that only have a meaning together are joined. */
    List<String> words(List<String> lower) {
        List<String> words = new ArrayList<>();
        for (int i = 0, length; i < lower.size(); i += length) {
            length = phraseLength(lower, i);
            words.add(joined(lower, i, length));
        }
        return words;
    }

    /** Returns how many words from here on form a phrase; 1 if they do not. */
    int phraseLength(List<String> lower, int from) {
        boolean opens = openers.contains(lower.get(from));
        for (int length = 3; opens && length > 1; length--) {
            if (from + length <= lower.size()
                    && !meaningOf(joined(lower, from, length)).isEmpty()) {
                return length;
            }
        }
        return 1;
    }

    static String joined(List<String> lower, int from, int length) {
        return length == 1 ? lower.get(from) : String.join("_", lower.subList(from, from + length));
    }

    /** Returns the meaning of a word, which may be several words joined. */
    String termOfJoined(String word) {
        String together = meaningOf(word);
        return term(together.isEmpty() ? word : together);
    }

    String term(String word) {
        String known = terms.get(word);
        return known != null ? known : terms.computeIfAbsent(word, this::termOf);
    }

    private String termOf(String word) {
        String written = exact.get(word);
        if (written != null) {
            return written;
        }
        String stem = stem(word);
        return meanings.getOrDefault(stem, stem);
    }

    /** Cuts endings off. The result need not be a word, but is the same for all forms of a word. */
    static String stem(String word) {
        String base = word;
        if (base.endsWith("'s") || base.endsWith("’s")) {
            base = base.substring(0, base.length() - 2);
        }
        base = withoutVerbEnding(withoutPlural(withoutAdverbEnding(base)));
        int length = base.length();
        if (length > 3 && base.endsWith("e")) {
            return base.substring(0, length - 1);
        }
        return length > 3 && base.endsWith("y") ? base.substring(0, length - 1) + "i" : base;
    }

    private static String withoutAdverbEnding(String word) {
        int length = word.length();
        if (word.endsWith("ically")) {
            return word.substring(0, length - 4);
        }
        return word.endsWith("ly") && length > 6 ? word.substring(0, length - 2) : word;
    }

    private static String withoutPlural(String word) {
        int length = word.length();
        if (length < 4 || !word.endsWith("s") || word.endsWith("ss") || word.endsWith("us")) {
            return word;
        }
        if (word.endsWith("ies") && length > 4) {
            return word.substring(0, length - 3) + "y";
        }
        boolean hissing = HISSING.stream().anyMatch(word::endsWith);
        return word.substring(0, length - (hissing ? 2 : 1));
    }

    private static String withoutVerbEnding(String word) {
        int length = word.length();
        if (word.endsWith("ing") && length > 5) {
            return undoubled(word.substring(0, length - 3));
        }
        if (word.endsWith("ied") && length > 4) {
            return word.substring(0, length - 3) + "y";
        }
        return word.endsWith("ed") && length > 4 ? undoubled(word.substring(0, length - 2)) : word;
    }

    private static String undoubled(String word) {
        int last = word.length() - 1;
        boolean doubled = last > 2 && word.charAt(last) == word.charAt(last - 1);
        return doubled && "lsz".indexOf(word.charAt(last)) < 0 ? word.substring(0, last) : word;
    }
}
