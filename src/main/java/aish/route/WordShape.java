package aish.route;

/** Counts the kinds of characters in a word, in one pass. */
final class WordShape {
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

    int letters() {
        return letters;
    }

    int capitals() {
        return capitals;
    }

    int digits() {
        return digits;
    }

    int slashes() {
        return slashes;
    }

    int dots() {
        return dots;
    }

    int underscores() {
        return underscores;
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

    boolean isOtherScript() {
        return otherScript;
    }

    boolean hasExpansion() {
        return dollar;
    }

    boolean isAssignment() {
        return equals > 0;
    }

    /** Whether the word is {@code user@host} or a URL. */
    boolean isAddress() {
        return (at > 0 && at < length - 1) || (colon > 0 && slashes > 1 && letters > colon);
    }

    boolean hasColon() {
        return colon >= 0;
    }
}
