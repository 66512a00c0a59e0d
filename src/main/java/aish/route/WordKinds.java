package aish.route;

import java.util.Locale;

/** Tells what a word looks like, by its characters and by the lists it is on. */
final class WordKinds {
    private static final String AFTER_A_WORD = ",.!?:;)";
    private static final int SHORT_NUMBER = 6;

    private final Lexicon lexicon;
    private final WordShape shape = new WordShape();

    /** The last word read, in lower case and bare of punctuation; empty if it is no plain word. */
    private String word = "";

    private int place = Lexicon.NOWHERE;
    private int lists;

    WordKinds(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    String word() {
        return word;
    }

    /** Where the lexicon has the word. */
    int place() {
        return place;
    }

    int lists() {
        return lists;
    }

    WordShape shape() {
        return shape;
    }

    /** Where the word ends without the punctuation that may follow one in a sentence. */
    static int bareEnd(String text, int start, int end) {
        int bare = end;
        while (bare > start + 1
                && AFTER_A_WORD.indexOf(text.charAt(bare - 1)) >= 0
                && text.charAt(bare - 2) != '$') {
            bare--;
        }
        boolean bracketed = text.charAt(start) == '.' || text.charAt(bare - 1) == '(';
        return bracketed ? end : bare;
    }

    /** What comes next is no word. */
    void forget() {
        word = "";
        place = Lexicon.NOWHERE;
        lists = 0;
    }

    Kind of(String text, int start, int end) {
        forget();
        shape.read(text, start, end);
        char first = text.charAt(start);
        if ((first == '-' || first == '+') && end > start + 1) {
            return text.charAt(start + 1) == '-' ? Kind.LONG_OPTION : Kind.OPTION;
        }
        if (shape.hasExpansion()) {
            return Kind.VARIABLE;
        }
        if (first == '(') {
            return Kind.ASIDE;
        }
        if (shape.isAllLetters() || shape.isHyphenated()) {
            return ofLetters(text.substring(start, end));
        }
        return ofSigns(text, start, end);
    }

    private Kind ofSigns(String text, int start, int end) {
        char first = text.charAt(start);
        if (shape.isAddress()) {
            return Kind.ADDRESS;
        }
        if (shape.isAssignment()) {
            return Kind.ASSIGNMENT;
        }
        if (shape.isOtherScript()) {
            return Kind.SCRIPT;
        }
        if (shape.isWild()) {
            return Kind.PATTERN;
        }
        if (first == '~' || shape.slashes() > 0 || isDots(end - start)) {
            return isAlternative(text, start, end) ? Kind.ENGLISH : Kind.PATH;
        }
        if (shape.digits() > 0 && isNumber(first, end - start)) {
            lookUp(text.substring(start, end));
            return Kind.NUMBER;
        }
        return ofName(text.substring(start, end));
    }

    private boolean isDots(int length) {
        return shape.dots() == length && length <= 2;
    }

    private boolean isNumber(char first, int length) {
        return shape.letters() == 0
                || (Character.isDigit(first) && length <= SHORT_NUMBER && shape.dots() == 0);
    }

    private boolean isAlternative(String text, int start, int end) {
        int slash = text.indexOf('/', start);
        return shape.isAlternative()
                && slash > start
                && slash < end - 1
                && isEnglish(text.substring(start, slash))
                && isEnglish(text.substring(slash + 1, end));
    }

    private Kind ofName(String name) {
        if (!shape.isPlainName()) {
            return Kind.CODE;
        }
        if (shape.dots() > 0) {
            lookUp(name);
            return (lists & Lexicon.FUNCTION) != 0 ? Kind.FUNCTION : Kind.FILE;
        }
        if (shape.underscores() > 0) {
            return Kind.UNDERSCORED;
        }
        lookUp(name);
        return (lists & Lexicon.COMMAND) != 0 ? Kind.PROGRAM : Kind.CODE;
    }

    private Kind ofLetters(String name) {
        if (shape.isOtherScript()) {
            return Kind.SCRIPT;
        }
        lookUp(shape.capitals() > 0 ? name.toLowerCase(Locale.ROOT) : name);
        Kind listed = listed();
        if (listed != Kind.NOTHING && (shape.capitals() == 0 || listed.isProse())) {
            return shape.capitals() > 1 && listed != Kind.FUNCTION ? Kind.UPPERCASE : listed;
        }
        if (shape.isHyphenated()) {
            return isCompound(word) ? Kind.COMPOUND : Kind.HYPHENATED;
        }
        if (name.length() == 1) {
            return Kind.LETTER;
        }
        if (shape.capitals() > 1) {
            return Kind.UPPERCASE;
        }
        if (isInflected(word)) {
            return Kind.ENGLISH;
        }
        return shape.capitals() == 1 ? Kind.CAPITAL : shape.hasAccent() ? Kind.FOREIGN : Kind.WORD;
    }

    private void lookUp(String name) {
        word = name.indexOf('’') >= 0 ? name.replace('’', '\'') : name;
        place = lexicon.find(word);
        lists = lexicon.lists(place);
    }

    private Kind listed() {
        if ((lists & Lexicon.FUNCTION) != 0) {
            return Kind.FUNCTION;
        }
        if ((lists & Lexicon.FOREIGN) != 0) {
            return Kind.FOREIGN;
        }
        boolean plain = (lists & (Lexicon.ENGLISH | Lexicon.VERB | Lexicon.OPENER)) != 0;
        if ((lists & Lexicon.SUBCOMMAND) != 0) {
            return plain ? Kind.SUBCOMMAND_WORD : Kind.SUBCOMMAND;
        }
        if ((lists & Lexicon.VERB) != 0) {
            return Kind.VERB;
        }
        if (plain) {
            return Kind.ENGLISH;
        }
        return (lists & Lexicon.COMMAND) != 0 ? Kind.PROGRAM : Kind.NOTHING;
    }

    private boolean isEnglish(String name) {
        int found = lexicon.lists(lexicon.find(name));
        return (found & (Lexicon.ENGLISH | Lexicon.VERB | Lexicon.FUNCTION)) != 0
                || isInflected(name);
    }

    /** Parts of a compound such as "non-critical". */
    private boolean isCompound(String name) {
        int start = 0;
        while (start <= name.length()) {
            int hyphen = name.indexOf('-', start);
            int end = hyphen < 0 ? name.length() : hyphen;
            if (!isEnglish(name.substring(start, end))) {
                return false;
            }
            start = end + 1;
        }
        return true;
    }

    /** Whether it is a form of a word that the lists have. */
    boolean isInflected(String name) {
        int n = name.length();
        if (n < 4) {
            return false;
        }
        if (name.endsWith("ies") || name.endsWith("ied")) {
            return isStem(name.substring(0, n - 3) + "y");
        }
        if (name.endsWith("'s")) {
            return isStem(name.substring(0, n - 2));
        }
        if (name.endsWith("ing")) {
            return isStemOf(name.substring(0, n - 3));
        }
        if (name.endsWith("ed") || name.endsWith("es") || name.endsWith("er")) {
            return isStemOf(name.substring(0, n - 2));
        }
        if (name.endsWith("ly")) {
            return isStem(name.substring(0, n - 2));
        }
        return name.endsWith("s") && isStem(name.substring(0, n - 1));
    }

    /** A stem may have lost an e or doubled its last letter. */
    private boolean isStemOf(String stem) {
        int n = stem.length();
        boolean doubled = n > 2 && stem.charAt(n - 1) == stem.charAt(n - 2);
        return isStem(stem) || isStem(stem + "e") || (doubled && isStem(stem.substring(0, n - 1)));
    }

    private boolean isStem(String name) {
        return (lexicon.lists(lexicon.find(name)) & (Lexicon.VERB | Lexicon.ENGLISH)) != 0;
    }
}
