package aish.route;

/** What a word of a line looks like. */
enum WordKind {
    NOTHING(false),
    OPTION(false),
    LONG_OPTION(false),
    OPERATOR(false),
    REDIRECTION(false),
    PATH(false),
    ADDRESS(false),
    VARIABLE(false),
    PATTERN(false),
    ASSIGNMENT(false),
    NUMBER(false),
    QUOTED(false),
    FILE(false),
    UNDERSCORED(false),
    HYPHENATED(false),
    CODE(false),
    LETTER(false),
    PROGRAM(false),
    SUBCOMMAND(false),
    UPPERCASE(true),
    CAPITAL(true),
    ASIDE(true),
    SCRIPT(true),
    FUNCTION(true),
    FOREIGN(true),
    VERB(true),
    SUBCOMMAND_WORD(true),
    ENGLISH(true),
    COMPOUND(true),
    WORD(true);

    private final boolean prose;

    WordKind(boolean prose) {
        this.prose = prose;
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
