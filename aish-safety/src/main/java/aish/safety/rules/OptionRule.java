package aish.safety.rules;

import module java.base;

import aish.safety.Effect;
import org.jspecify.annotations.Nullable;

/**
 * What an option means.
 *
 * @param values how many of the next words belong to it; a mark applies to the last one
 * @param attached whether the rest of the same word is an optional value
 * @param effect the effect of its presence; null if it has none of its own
 * @param target what happens to the file that its value names
 * @param code the language of its value; empty if it is not code
 * @param exempts whether the command then only shows something
 * @param command whether the words after it are a command
 * @param doubtful whether it was read from the text of a manual, which does not always show whether
 *     a value follows
 */
public record OptionRule(
        int values,
        boolean attached,
        @Nullable Effect effect,
        Target target,
        String code,
        boolean exempts,
        boolean command,
        boolean doubtful) {
    /** Suffix of a language's name: more code may follow in other words. */
    public static final String MORE = "+";

    /** Whether the next word belongs to it. */
    public boolean value() {
        return values > 0;
    }

    /** Whether it makes the command print the files that the other words name. */
    public boolean printsOperands() {
        return target == Target.SHOW && !value();
    }

    /** A copy that does not make the command a dry run. */
    OptionRule withoutExemption() {
        return exempts
                ? new OptionRule(values, attached, effect, target, code, false, command, doubtful)
                : this;
    }

    /** A copy with or without a value. */
    public OptionRule withValue(boolean takes) {
        int count = takes ? Math.max(values, 1) : 0;
        return new OptionRule(count, false, effect, target, code, exempts, command, doubtful);
    }

    /** A copy of which only the text of a manual is known. */
    OptionRule fromManual() {
        return new OptionRule(values, attached, effect, target, code, exempts, command, true);
    }

    /** Whether a value cancels the dry run, as in {@code --dry-run=none}. */
    public boolean isCancelledBy(String given) {
        return exempts && (given.equals("none") || given.equals("false") || given.equals("no"));
    }

    /** Whether the option has any meaning; otherwise it is only known to exist. */
    public boolean hasMeaning() {
        return value()
                || effect != null
                || target != Target.NONE
                || !code.isEmpty()
                || exempts
                || command;
    }

    /** Whether the option or its value can do harm. */
    public boolean isRisky() {
        return effect != null || target.writes() || !code.isEmpty();
    }

    /** Whether it certainly needs a look: by its effect, the file it writes or the code it runs. */
    boolean isHarmful() {
        return command
                || (effect != null && effect.halts())
                || target == Target.WRITE
                || !(code.isEmpty() || isSetting(code) || code.equals("assigned"));
    }

    /**
     * Whether the word only affects which code runs without being that code, so that code may still
     * follow.
     */
    public static boolean isSetting(String language) {
        return WordLists.has("settings-notations", language) || language.endsWith(MORE);
    }

    /** What happens to a file that is named. */
    public enum Target {
        NONE,
        WRITE,
        APPEND,
        /** Its contents are printed. */
        SHOW;

        public boolean writes() {
            return this == WRITE || this == APPEND;
        }
    }

    /** Rules for words that mean the same in any position. */
    static final class WordRules {
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

        /**
         * Returns a harmful rule for a word that starts with this one; what can be short for a
         * question is one.
         */
        @Nullable OptionRule findAbbreviated(String word) {
            boolean asks =
                    WordLists.get("short-questions").stream().anyMatch(w -> w.startsWith(word));
            return asks
                    ? null
                    : words.entrySet().stream()
                            .filter(entry -> entry.getKey().startsWith(word))
                            .map(Map.Entry::getValue)
                            .filter(OptionRule::isHarmful)
                            .findAny()
                            .orElse(null);
        }

        private @Nullable OptionRule byPrefix(String word) {
            for (String prefix : prefixes) {
                if (word.startsWith(prefix)) {
                    return words.get(prefix + "*");
                }
            }
            // a mark at the end, such as the semicolon after a command of tmux
            return word.isEmpty() ? null : words.get("*" + word.charAt(word.length() - 1));
        }
    }
}
