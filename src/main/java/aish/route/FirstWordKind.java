package aish.route;

/** What the first word of a line is. */
enum FirstWordKind {
    INSTALLED("is a command here"),
    INSTALLED_VERB("is a command here and an English verb"),
    INSTALLED_OPENER("is a command here and begins questions"),
    KNOWN("is a well-known command"),
    KNOWN_VERB("is a well-known command and an English verb"),
    KNOWN_OPENER("is a well-known command and begins questions"),
    TYPO("is nearly a well-known command"),
    VERB("is an English verb"),
    VERBS("is a form of an English verb"),
    OPENER("begins questions and remarks"),
    ENGLISH("is an English word"),
    FOREIGN("is a word of another language"),
    SCRIPT("is written in another script"),
    CAPITAL("is capitalised"),
    UPPERCASE("is in capitals"),
    HYPHENATED("is a name with hyphens"),
    UNDERSCORED("is a name with underscores"),
    NUMBER("is a number"),
    PATH("is a path"),
    ASSIGNMENT("is an assignment"),
    EXPANSION("is an expansion or a group"),
    QUOTED("is quoted"),
    SUBCOMMAND("is a subcommand"),
    SIGN("is a sign"),
    CODE("is a name with signs or digits"),
    WORD("is an unknown word");

    private final String phrase;

    FirstWordKind(String phrase) {
        this.phrase = phrase;
    }

    String phrase() {
        return phrase;
    }
}
