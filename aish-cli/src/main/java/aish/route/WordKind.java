package aish.route;

/** What a word of a line looks like. */
enum WordKind {
    NOTHING("missing", false),
    OPTION("an option", false),
    LONG_OPTION("a long option", false),
    OPERATOR("an operator", false),
    REDIRECTION("a redirection", false),
    PATH("a path", false),
    ADDRESS("an address", false),
    VARIABLE("an expansion", false),
    PATTERN("a pattern", false),
    ASSIGNMENT("an assignment", false),
    NUMBER("a number", false),
    QUOTED("quoted", false),
    FILE("a file name", false),
    UNDERSCORED("a name with underscores", false),
    HYPHENATED("a name with hyphens", false),
    CODE("code", false),
    LETTER("a letter", false),
    PROGRAM("a program's name", false),
    SUBCOMMAND("a subcommand", false),
    UPPERCASE("in capitals", true),
    CAPITAL("capitalised", true),
    ASIDE("in parentheses", true),
    SCRIPT("in another script", true),
    FUNCTION("a function word", true),
    FOREIGN("a word of another language", true),
    VERB("a verb", true),
    SUBCOMMAND_WORD("a subcommand or a word", true),
    ENGLISH("an English word", true),
    COMPOUND("a compound of English words", true),
    WORD("some word", true);

    private final String phrase;
    private final boolean prose;

    WordKind(String phrase, boolean prose) {
        this.phrase = phrase;
        this.prose = prose;
    }

    String phrase() {
        return phrase;
    }

    /** Whether sentences are made of such words. */
    boolean isProse() {
        return prose;
    }

    /** Whether such words are rare in sentences. */
    boolean isShell() {
        return this == OPTION
                || this == LONG_OPTION
                || this == OPERATOR
                || this == REDIRECTION
                || this == VARIABLE
                || this == ASSIGNMENT;
    }
}
