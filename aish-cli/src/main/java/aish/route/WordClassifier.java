package aish.route;

import module java.base;

/** Classifies a word by its characters and by the lists that contain it. */
final class WordClassifier {
    private static final String AFTER_A_WORD = ",.!?:;)";
    private static final int SHORT_NUMBER = 6;

    private final Lexicon lexicon;
    private final WordShape shape = new WordShape();

    /**
     * The last word read, in lower case and without punctuation; empty if it is not a plain word.
     */
    private String word = "";

    private int place = Lexicon.NOWHERE;
    private int lists;

    WordClassifier(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    String word() {
        return word;
    }

    /** The position of the word in the lexicon. */
    int place() {
        return place;
    }

    int lists() {
        return lists;
    }

    WordShape shape() {
        return shape;
    }

    /** Returns where the word ends, without the punctuation that may follow it in a sentence. */
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

    /** Clears the current word. */
    void forget() {
        word = "";
        place = Lexicon.NOWHERE;
        lists = 0;
    }

    WordKind of(String text, int start, int end) {
        forget();
        shape.read(text, start, end);
        char first = text.charAt(start);
        if ((first == '-' || first == '+') && end > start + 1) {
            return text.charAt(start + 1) == '-' ? WordKind.LONG_OPTION : WordKind.OPTION;
        }
        if (shape.dollar) {
            return WordKind.VARIABLE;
        }
        if (first == '(') {
            return WordKind.ASIDE;
        }
        if (shape.isAllLetters() || shape.isHyphenated()) {
            return ofLetters(text.substring(start, end));
        }
        return ofSigns(text, start, end);
    }

    private WordKind ofSigns(String text, int start, int end) {
        char first = text.charAt(start);
        if (shape.isAddress()) {
            return WordKind.ADDRESS;
        }
        if (shape.isAssignment()) {
            return WordKind.ASSIGNMENT;
        }
        if (shape.otherScript) {
            return WordKind.SCRIPT;
        }
        if (shape.isWild()) {
            return WordKind.PATTERN;
        }
        if (first == '~' || shape.slashes > 0 || isDots(end - start)) {
            return isAlternative(text, start, end) ? WordKind.ENGLISH : WordKind.PATH;
        }
        if (shape.digits > 0 && isNumber(first, end - start)) {
            lookUp(text.substring(start, end));
            return WordKind.NUMBER;
        }
        return ofName(text.substring(start, end));
    }

    private boolean isDots(int length) {
        return shape.dots == length && length <= 2;
    }

    private boolean isNumber(char first, int length) {
        return shape.letters == 0
                || (Character.isDigit(first) && length <= SHORT_NUMBER && shape.dots == 0);
    }

    private boolean isAlternative(String text, int start, int end) {
        int slash = text.indexOf('/', start);
        return shape.isAlternative()
                && slash > start
                && slash < end - 1
                && isEnglish(text.substring(start, slash))
                && isEnglish(text.substring(slash + 1, end));
    }

    private WordKind ofName(String name) {
        if (!shape.isPlainName()) {
            return WordKind.CODE;
        }
        if (shape.dots > 0) {
            lookUp(name);
            return (lists & Lexicon.FUNCTION) != 0 ? WordKind.FUNCTION : WordKind.FILE;
        }
        if (shape.underscores > 0) {
            return WordKind.UNDERSCORED;
        }
        lookUp(name);
        return (lists & Lexicon.COMMAND) != 0 ? WordKind.PROGRAM : WordKind.CODE;
    }

    private WordKind ofLetters(String name) {
        if (shape.otherScript) {
            return WordKind.SCRIPT;
        }
        lookUp(shape.capitals() > 0 ? name.toLowerCase(Locale.ROOT) : name);
        WordKind listed = listed();
        if (listed != WordKind.NOTHING && (shape.capitals() == 0 || listed.isProse())) {
            return shape.capitals() > 1 && listed != WordKind.FUNCTION
                    ? WordKind.UPPERCASE
                    : listed;
        }
        if (shape.isHyphenated()) {
            return isCompound(word) ? WordKind.COMPOUND : WordKind.HYPHENATED;
        }
        if (name.length() == 1) {
            return WordKind.LETTER;
        }
        if (shape.capitals() > 1) {
            return WordKind.UPPERCASE;
        }
        if (isInflected(word)) {
            return WordKind.ENGLISH;
        }
        return shape.capitals() == 1
                ? WordKind.CAPITAL
                : shape.hasAccent() ? WordKind.FOREIGN : WordKind.WORD;
    }

    private void lookUp(String name) {
        word = name.indexOf('’') >= 0 ? name.replace('’', '\'') : name;
        place = lexicon.find(word);
        lists = lexicon.lists(place);
    }

    private WordKind listed() {
        if ((lists & Lexicon.FUNCTION) != 0) {
            return WordKind.FUNCTION;
        }
        if ((lists & Lexicon.FOREIGN) != 0) {
            return WordKind.FOREIGN;
        }
        boolean plain = (lists & (Lexicon.ENGLISH | Lexicon.VERB | Lexicon.OPENER)) != 0;
        if ((lists & Lexicon.SUBCOMMAND) != 0) {
            return plain ? WordKind.SUBCOMMAND_WORD : WordKind.SUBCOMMAND;
        }
        if ((lists & Lexicon.VERB) != 0) {
            return WordKind.VERB;
        }
        if (plain) {
            return WordKind.ENGLISH;
        }
        return (lists & Lexicon.COMMAND) != 0 ? WordKind.PROGRAM : WordKind.NOTHING;
    }

    private boolean isEnglish(String name) {
        int found = lexicon.lists(lexicon.find(name));
        return (found & (Lexicon.ENGLISH | Lexicon.VERB | Lexicon.FUNCTION)) != 0
                || isInflected(name);
    }

    /** Whether the name consists of known parts, such as "non-critical". */
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

    /** Whether it is an inflected form of a word on the lists. */
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

    /**
     * Whether the stem is on the lists, perhaps after restoring a lost e or undoing a doubled last
     * letter.
     */
    private boolean isStemOf(String stem) {
        int n = stem.length();
        boolean doubled = n > 2 && stem.charAt(n - 1) == stem.charAt(n - 2);
        return isStem(stem) || isStem(stem + "e") || (doubled && isStem(stem.substring(0, n - 1)));
    }

    private boolean isStem(String name) {
        return (lexicon.lists(lexicon.find(name)) & (Lexicon.VERB | Lexicon.ENGLISH)) != 0;
    }

    /** Counts the kinds of characters in a word, in one pass. */
    static final class WordShape {
        /** The replacement character, which marks bytes that are not valid text. */
        private static final char NO_TEXT = '\uFFFD';

        private static final int FIRST_OTHER_SCRIPT = 0x370;

        private int length;
        private int letters;
        private int capitals;
        private int digits;
        private int slashes;
        private int dots;
        private int hyphens;
        private int underscores;
        private int apostrophes;
        private int wild;
        private boolean accent;
        private boolean otherScript;
        private boolean dollar;
        private boolean braces;
        private int equals;
        private int at;
        private int colon;

        void read(String text, int start, int end) {
            clear();
            length = end - start;
            for (int i = start; i < end; i++) {
                char c = text.charAt(i);
                if (c >= 'a' && c <= 'z') {
                    letters++;
                } else if (c >= 'A' && c <= 'Z') {
                    letters++;
                    capitals++;
                } else if (c >= '0' && c <= '9') {
                    digits++;
                } else {
                    readSign(c, i - start);
                }
            }
        }

        private void clear() {
            letters = capitals = digits = slashes = dots = hyphens = underscores = apostrophes = 0;
            wild = 0;
            accent = otherScript = dollar = braces = false;
            equals = at = colon = -1;
        }

        private void readSign(char c, int index) {
            switch (c) {
                case '/' -> slashes++;
                case '.' -> dots++;
                case '-' -> hyphens++;
                case '_' -> underscores++;
                case '\'', '’' -> apostrophes++;
                case '*', '[', ']', '?' -> wild++;
                case '{', '}' -> {
                    wild++;
                    braces = true;
                }
                case '$', '`' -> dollar = true;
                case '=' -> equals = equals < 0 ? index : equals;
                case '@' -> at = index;
                case ':' -> colon = index;
                default -> readLetter(c);
            }
        }

        private void readLetter(char c) {
            if (c > '~' && (Character.isLetter(c) || Character.isSurrogate(c))) {
                letters++;
                accent = true;
                capitals += Character.isUpperCase(c) ? 1 : 0;
                otherScript = otherScript || c >= FIRST_OTHER_SCRIPT;
            } else if (c >= 0x3000 && c != NO_TEXT) {
                otherScript = true;
            }
        }

        boolean isAllLetters() {
            return length > 0 && letters + apostrophes == length && letters > 0;
        }

        /** Whether the word consists of letters and at least one hyphen. */
        boolean isHyphenated() {
            return hyphens > 0 && letters > 1 && letters + hyphens + apostrophes == length;
        }

        /** Whether the word is two words joined by a slash. */
        boolean isAlternative() {
            return slashes == 1 && letters + 1 == length;
        }

        boolean isPlainName() {
            return letters + digits + hyphens + underscores + dots == length;
        }

        int capitals() {
            return capitals;
        }

        boolean isWild() {
            return wild > 0;
        }

        boolean hasBraces() {
            return braces;
        }

        boolean hasAccent() {
            return accent;
        }

        boolean isAssignment() {
            return equals > 0;
        }

        /** Whether the word is {@code user@host} or a URL. */
        boolean isAddress() {
            return (at > 0 && at < length - 1) || (colon > 0 && slashes > 1 && letters > colon);
        }
    }
}
