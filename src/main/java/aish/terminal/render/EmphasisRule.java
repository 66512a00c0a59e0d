package aish.terminal.render;

/** Decides what a run of emphasis characters can do between its neighbours. */
record EmphasisRule(char sign, int count, int before, int after) {
    /**
     * Punctuation that may follow a star that opens emphasis; before any other, the star is part of
     * a glob.
     */
    private static final String OPENS_BEFORE = "\"'([{*_~`<$#@&!\\“‘«¿¡-+";

    boolean opens() {
        return leftFlanking()
                && switch (sign) {
                    case '_' -> !rightFlanking() || isPunctuation(before);
                    case '~' -> count == 2;
                    default -> !isAmidWord() && !isGlob();
                };
    }

    boolean closes() {
        return rightFlanking()
                && switch (sign) {
                    case '_' -> !leftFlanking() || isPunctuation(after);
                    case '~' -> count == 2;
                    default -> count > 1 || !isAmidWord();
                };
    }

    private boolean leftFlanking() {
        return !isSpace(after)
                && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
    }

    private boolean rightFlanking() {
        return !isSpace(before)
                && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
    }

    /** Whether the run is inside a word, as in {@code 2*3*4} and {@code a**b}. */
    private boolean isAmidWord() {
        return isAsciiLetterOrDigit(before) && isAsciiLetterOrDigit(after);
    }

    /** Whether the star is a wildcard, as before a dot or a slash. */
    private boolean isGlob() {
        return isPunctuation(after) && OPENS_BEFORE.indexOf(after) < 0;
    }

    static boolean isAsciiPunctuation(int c) {
        return c > ' ' && c < 0x7f && !isAsciiLetterOrDigit(c);
    }

    private static boolean isAsciiLetterOrDigit(int c) {
        return c < 0x80 && Character.isLetterOrDigit(c);
    }

    private static boolean isSpace(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static boolean isPunctuation(int c) {
        return switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION,
                    Character.MATH_SYMBOL,
                    Character.CURRENCY_SYMBOL,
                    Character.MODIFIER_SYMBOL,
                    Character.OTHER_SYMBOL ->
                    true;
            default -> false;
        };
    }
}
