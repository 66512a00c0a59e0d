package aish.safety.rules;

/**
 * Whether the words of a command ask only for something to be shown. A word such as {@code list}
 * can be the verb, or the name of something that another verb changes; so it counts only where a
 * verb can stand, and only if nothing before it tells of a change.
 */
final class WordExemption {
    private boolean exempts;
    private boolean rehearses;
    private boolean changes;
    private boolean asked;
    private boolean verbMayFollow = true;
    private boolean kindGiven;

    boolean holds() {
        return rehearses || (exempts && !changes);
    }

    /** Takes note of a word before it is looked up. */
    void meet(String word) {
        changes |= !asked && ChangingWords.isIn(word);
    }

    /** The verb is known: what follows is no verb. */
    void close() {
        verbMayFollow = false;
    }

    /** A word with which nothing is done; {@code test=True} is no name of a thing. */
    void exempt(String word) {
        exempts |= verbMayFollow;
        rehearses |= word.contains("=");
        asked |= verbMayFollow && isVerb(word);
    }

    /**
     * Takes note of a word after it is looked up: a verb may come behind the name of a kind of
     * thing, but not behind the name of one thing, unless nothing else stood before that.
     */
    void pass(String word) {
        boolean kind = isKind(word);
        verbMayFollow &= kind || !kindGiven;
        kindGiven |= kind;
    }

    /** Whether it is never the name of a kind of thing, so that what follows is only a name. */
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
