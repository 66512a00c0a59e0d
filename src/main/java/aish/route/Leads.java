package aish.route;

import java.util.Locale;

/** Tells what the first word of a line is. */
final class Leads {
    private static final int LONGEST_TYPO = 10;

    private final Lexicon lexicon;
    private final WordKinds kinds;

    Leads(Lexicon lexicon, WordKinds kinds) {
        this.lexicon = lexicon;
        this.kinds = kinds;
    }

    /**
     * @param raw the word as it stands
     * @param kind what the word looks like, just read by the kinds
     */
    Lead of(String raw, Kind kind, RouteFacts facts) {
        char first = raw.charAt(0);
        if ("([{$`".indexOf(first) >= 0) {
            return Lead.EXPANSION;
        }
        // bash calls "in" a keyword, but nothing starts with it
        if (facts.isCommand(raw) && !raw.equals("in")) {
            return byLists(Lead.INSTALLED, Lead.INSTALLED_VERB, Lead.INSTALLED_OPENER);
        }
        return switch (kind) {
            case PATH, PATTERN -> Lead.PATH;
            case ASSIGNMENT -> isAssignment(raw) ? Lead.ASSIGNMENT : Lead.CODE;
            case VARIABLE -> Lead.EXPANSION;
            case QUOTED -> Lead.QUOTED;
            case NUMBER -> isKnown() ? Lead.KNOWN : Lead.NUMBER;
            case SCRIPT -> Lead.SCRIPT;
            case OPTION, LONG_OPTION, OPERATOR, REDIRECTION, NOTHING, ASIDE -> Lead.SIGN;
            case UNDERSCORED -> Lead.UNDERSCORED;
            case ADDRESS -> Lead.CODE;
            case FILE, CODE, LETTER -> isKnown() ? Lead.KNOWN : Lead.CODE;
            default -> ofWord(kind);
        };
    }

    private boolean isKnown() {
        return (kinds.lists() & Lexicon.COMMAND) != 0;
    }

    private Lead byLists(Lead plain, Lead verb, Lead opener) {
        int lists = kinds.lists();
        if ((lists & (Lexicon.OPENER | Lexicon.FUNCTION)) != 0) {
            return opener;
        }
        return (lists & Lexicon.VERB) != 0 ? verb : plain;
    }

    private Lead ofWord(Kind kind) {
        int capitals = kinds.shape().capitals();
        if (isKnown() && capitals == 0) {
            return byLists(Lead.KNOWN, Lead.KNOWN_VERB, Lead.KNOWN_OPENER);
        }
        int lists = kinds.lists();
        if ((lists & (Lexicon.OPENER | Lexicon.FUNCTION)) != 0) {
            return Lead.OPENER;
        }
        if ((lists & Lexicon.VERB) != 0) {
            return Lead.VERB;
        }
        if (kind == Kind.FOREIGN || kind == Kind.HYPHENATED || kind == Kind.UPPERCASE) {
            return Lead.valueOf(kind.name());
        }
        if (capitals > 0) {
            return kind == Kind.CAPITAL || isKnown() ? Lead.CAPITAL : Lead.ENGLISH;
        }
        if (isFormOfVerb(kinds.word())) {
            return Lead.VERBS;
        }
        if ((lists & Lexicon.ENGLISH) != 0) {
            return Lead.ENGLISH;
        }
        if (kind == Kind.SUBCOMMAND) {
            return Lead.SUBCOMMAND;
        }
        return isTypo(kinds.word()) ? Lead.TYPO : Lead.WORD;
    }

    private boolean isFormOfVerb(String word) {
        int n = word.length();
        return (word.endsWith("s") || word.endsWith("ing"))
                && n > 3
                && kinds.isInflected(word)
                && (kinds.lists() & Lexicon.ENGLISH) == 0;
    }

    static boolean isAssignment(String word) {
        int equals = word.indexOf('=');
        for (int i = 0; i < equals; i++) {
            char c = word.charAt(i);
            if (!Character.isLetter(c) && c != '_' && (i == 0 || "0123456789+[]".indexOf(c) < 0)) {
                return false;
            }
        }
        return equals > 0;
    }

    /** Two letters swapped, one too many, or one missing. */
    private boolean isTypo(String word) {
        int n = word.length();
        if (n < 2 || n > LONGEST_TYPO || !word.equals(word.toLowerCase(Locale.ROOT))) {
            return false;
        }
        StringBuilder other = new StringBuilder(word);
        for (int i = 0; i < n - 1; i++) {
            swap(other, i);
            if (lexicon.isCommand(other)) {
                return true;
            }
            swap(other, i);
        }
        return n > 2 && (hasOneTooMany(word) || lacksOne(word));
    }

    private static void swap(StringBuilder word, int i) {
        char c = word.charAt(i);
        word.setCharAt(i, word.charAt(i + 1));
        word.setCharAt(i + 1, c);
    }

    private boolean hasOneTooMany(String word) {
        for (int i = 0; i < word.length(); i++) {
            StringBuilder shorter = new StringBuilder(word).deleteCharAt(i);
            if (shorter.length() > 2 && lexicon.isCommand(shorter)) {
                return true;
            }
        }
        return false;
    }

    private boolean lacksOne(String word) {
        for (int i = 0; i <= word.length(); i++) {
            StringBuilder longer = new StringBuilder(word).insert(i, 'a');
            for (char c = 'a'; c <= 'z'; c++) {
                longer.setCharAt(i, c);
                if (lexicon.isCommand(longer)) {
                    return true;
                }
            }
        }
        return false;
    }
}
