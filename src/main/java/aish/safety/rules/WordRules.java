package aish.safety.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rules for words that mean the same in any position. */
final class WordRules {
    private final Map<String, OptionRule> words = new HashMap<>(2);
    private final List<String> prefixes = new ArrayList<>(0);

    void add(String word, OptionRule rule) {
        words.put(word, rule);
        if (word.length() > 1 && word.endsWith("*")) {
            prefixes.add(word.substring(0, word.length() - 1));
        }
    }

    Map<String, OptionRule> all() {
        return words;
    }

    /**
     * Returns the rule for a word as typed: by the word itself, by the part before =, or by its
     * prefix.
     */
    @Nullable OptionRule find(String word) {
        OptionRule found = words.get(word);
        int cut = word.indexOf('=');
        if (found == null && cut > 0) {
            found = words.get(word.substring(0, cut + 1));
            found = found == null ? words.get("*=") : found;
        }
        return found == null ? byPrefix(word) : found;
    }

    private @Nullable OptionRule byPrefix(String word) {
        for (String prefix : prefixes) {
            if (word.startsWith(prefix)) {
                return words.get(prefix + "*");
            }
        }
        return null;
    }
}
