package aish.route;

/** Small hints, anywhere in a line, that it is a sentence or a command. */
enum LineSign {
    QUESTION("ends in a question mark"),
    STOP("ends in a full stop"),
    EXCLAMATION("ends in an exclamation mark"),
    COLON("ends in a colon"),
    COMMA("a comma after a word"),
    APOSTROPHE("an apostrophe within a word"),
    OPEN_QUOTE("a quote that is not closed"),
    ING("a word in -ing"),
    ED("a word in -ed"),
    LY("a word in -ly"),
    NOUN("a word in -tion, -ment, -ness or -ity"),
    PLURAL("a word in -s"),
    KEYWORD("begins with a keyword of the shell"),
    CAPITAL("begins with a capital"),
    ACCENT("a letter with an accent"),
    BACKSLASH("a backslash"),
    BRACES("braces"),
    SHORT_LEAD("first word of one or two letters"),
    DIGIT_LEAD("first word with a digit"),
    VOWELLESS_LEAD("first word without a vowel");

    private final String phrase;

    LineSign(String phrase) {
        this.phrase = phrase;
    }

    String phrase() {
        return phrase;
    }
}
