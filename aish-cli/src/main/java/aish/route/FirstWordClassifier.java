package aish.route;

import module java.base;

/** Classifies the first word of a line. */
record FirstWordClassifier(WordClassifier kinds) {
    /**
     * @param raw the word as typed
     * @param kind its kind, just determined by the word classifier
     */
    FirstWordKind of(String raw, WordKind kind, RouteFacts facts) {
        char first = raw.charAt(0);
        if ("([{$`".indexOf(first) >= 0) {
            return FirstWordKind.EXPANSION;
        }
        // "in" is a keyword of bash, but no command starts with it
        if (facts.isCommand(raw) && !raw.equals("in")) {
            return byLists(
                    FirstWordKind.INSTALLED,
                    FirstWordKind.INSTALLED_VERB,
                    FirstWordKind.INSTALLED_OPENER);
        }
        return switch (kind) {
            case PATH, PATTERN -> FirstWordKind.PATH;
            case ASSIGNMENT -> isAssignment(raw) ? FirstWordKind.ASSIGNMENT : FirstWordKind.CODE;
            case VARIABLE -> FirstWordKind.EXPANSION;
            case QUOTED -> FirstWordKind.QUOTED;
            case NUMBER -> isKnown() ? FirstWordKind.KNOWN : FirstWordKind.NUMBER;
            case SCRIPT -> FirstWordKind.SCRIPT;
            case OPTION, LONG_OPTION, OPERATOR, REDIRECTION, NOTHING, ASIDE -> FirstWordKind.SIGN;
            case UNDERSCORED -> FirstWordKind.UNDERSCORED;
            case ADDRESS -> FirstWordKind.CODE;
            case FILE, CODE, LETTER -> isKnown() ? FirstWordKind.KNOWN : FirstWordKind.CODE;
            default -> ofWord(kind);
        };
    }

    private boolean isKnown() {
        return (kinds.lists() & Lexicon.COMMAND) != 0;
    }

    private FirstWordKind byLists(FirstWordKind plain, FirstWordKind verb, FirstWordKind opener) {
        int lists = kinds.lists();
        if ((lists & (Lexicon.OPENER | Lexicon.FUNCTION)) != 0) {
            return opener;
        }
        return (lists & Lexicon.VERB) != 0 ? verb : plain;
    }

    private FirstWordKind ofWord(WordKind kind) {
        int capitals = kinds.shape().capitals();
        if (isKnown() && capitals == 0) {
            return byLists(
                    FirstWordKind.KNOWN, FirstWordKind.KNOWN_VERB, FirstWordKind.KNOWN_OPENER);
        }
        int lists = kinds.lists();
        if ((lists & (Lexicon.OPENER | Lexicon.FUNCTION)) != 0) {
            return FirstWordKind.OPENER;
        }
        if ((lists & Lexicon.VERB) != 0) {
            return FirstWordKind.VERB;
        }
        if (kind == WordKind.FOREIGN || kind == WordKind.HYPHENATED || kind == WordKind.UPPERCASE) {
            return FirstWordKind.valueOf(kind.name());
        }
        if (capitals > 0) {
            return kind == WordKind.CAPITAL || isKnown()
                    ? FirstWordKind.CAPITAL
                    : FirstWordKind.ENGLISH;
        }
        if (isFormOfVerb(kinds.word())) {
            return FirstWordKind.VERBS;
        }
        if ((lists & Lexicon.ENGLISH) != 0) {
            return FirstWordKind.ENGLISH;
        }
        if (kind == WordKind.SUBCOMMAND) {
            return FirstWordKind.SUBCOMMAND;
        }
        return FirstWordKind.WORD;
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

    /** What the first word of a line is. */
    enum FirstWordKind {
        /** A command here. */
        INSTALLED,
        /** A command here, and an English verb. */
        INSTALLED_VERB,
        /** A command here, and a word that begins questions. */
        INSTALLED_OPENER,
        /** A well-known command that is not here. */
        KNOWN,
        KNOWN_VERB,
        KNOWN_OPENER,
        VERB,
        /** A form of a verb. */
        VERBS,
        /** Begins questions and remarks. */
        OPENER,
        ENGLISH,
        FOREIGN,
        SCRIPT,
        CAPITAL,
        UPPERCASE,
        HYPHENATED,
        UNDERSCORED,
        NUMBER,
        PATH,
        ASSIGNMENT,
        EXPANSION,
        QUOTED,
        SUBCOMMAND,
        SIGN,
        /** A name with signs or digits. */
        CODE,
        /** Not known. */
        WORD
    }

    /** Finds where the first command of a line starts. */
    static final class FirstWord {
        /** Keywords that can precede a command. */
        private static final Set<String> BEFORE_A_COMMAND =
                Set.of("!", "if", "then", "elif", "else", "while", "until", "do", "time", "coproc");

        private static final int LONGEST_KEYWORD = 6;

        private FirstWord() {}

        /** Returns where the first word after the keywords starts. */
        static int afterKeywords(String text) {
            int start = 0;
            while (true) {
                int end = endOf(text, start);
                if (end == text.length()
                        || end - start > LONGEST_KEYWORD
                        || !BEFORE_A_COMMAND.contains(text.substring(start, end))) {
                    return start;
                }
                start = afterBlanks(text, end);
            }
        }

        static String of(String text, int start) {
            return text.substring(start, endOf(text, start));
        }

        static int endOf(String text, int start) {
            int end = start;
            while (end < text.length() && " \t\n;|&<>()".indexOf(text.charAt(end)) < 0) {
                end++;
            }
            return end;
        }

        static int afterBlanks(String text, int start) {
            int end = start;
            while (end < text.length() && Character.isWhitespace(text.charAt(end))) {
                end++;
            }
            return end;
        }
    }
}
