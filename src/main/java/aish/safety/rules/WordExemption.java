package aish.safety.rules;

/**
 * Decides whether the words of a command ask only to show something. A word such as {@code list}
 * can be the verb, or the name of something that another verb changes; so it counts only where a
 * verb can be, and only if no word before it indicates a change.
 */
final class WordExemption {
    private boolean exempts;
    private boolean dryRun;
    private boolean changes;
    private boolean asked;
    private boolean verbMayFollow = true;
    private boolean kindGiven;

    boolean holds() {
        return dryRun || (exempts && !changes);
    }

    /** Examines a word before it is looked up. */
    void beforeLookup(String word) {
        changes |= !asked && ChangingWords.isIn(word);
    }

    /** Records that the verb is known, so that no further verb follows. */
    void endVerbs() {
        verbMayFollow = false;
    }

    /**
     * Records a word that makes the command only show something; one like {@code test=True} cannot
     * be a name.
     */
    void exempt(String word) {
        exempts |= verbMayFollow;
        dryRun |= word.contains("=");
        asked |= verbMayFollow && isVerb(word);
    }

    /**
     * Examines a word after it is looked up: a verb may follow the name of a kind of thing, but not
     * the name of one thing, unless no kind was named before that.
     */
    void afterLookup(String word) {
        boolean kind = isKind(word);
        verbMayFollow &= kind || !kindGiven;
        kindGiven |= kind;
    }

    /**
     * Whether it is always a verb and never a kind of thing, so that what follows is only a name.
     */
    private static boolean isVerb(String word) {
        return switch (word) {
            case "list", "ls", "show", "get", "describe", "inspect", "info" -> true;
            default ->
                    word.startsWith("list-")
                            || word.startsWith("get-")
                            || word.startsWith("describe-");
        };
    }

    private static boolean isKind(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (!(c >= 'a' && c <= 'z') && (i == 0 || "-_:0123456789".indexOf(c) < 0)) {
                return false;
            }
        }
        return true;
    }
}
