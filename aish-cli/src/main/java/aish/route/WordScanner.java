package aish.route;

/**
 * Iterates over the words of a line. Knows just enough shell quoting to take a quoted text as one
 * word, and enough English not to take an apostrophe for a quote.
 */
final class WordScanner {
    /** How many characters of a very long line are read; its beginning decides. */
    static final int ENOUGH = 2_000;

    private static final String OPERATORS = "|&;<>";

    private final String text;
    private final int limit;
    private int start;
    private int end;
    private boolean operator;
    private boolean quoted;
    private boolean openQuote;
    private boolean backslash;
    private boolean apostrophe;

    WordScanner(String text, int from) {
        this.text = text;
        this.start = from;
        this.end = from;
        this.limit = Math.min(text.length(), from + ENOUGH);
    }

    /** Advances to the next word; returns false at the end. */
    boolean next() {
        start = end;
        while (start < limit && isBlank(text.charAt(start))) {
            start++;
        }
        end = start;
        operator = false;
        quoted = false;
        if (start == limit) {
            return false;
        }
        if (OPERATORS.indexOf(text.charAt(start)) >= 0) {
            operator = true;
            takeOperator();
        } else {
            takeWord();
        }
        return true;
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || (c > '~' && Character.isWhitespace(c));
    }

    private void takeOperator() {
        while (end < limit && OPERATORS.indexOf(text.charAt(end)) >= 0) {
            end++;
        }
    }

    private void takeWord() {
        while (end < limit) {
            char c = text.charAt(end);
            if (isBlank(c) || OPERATORS.indexOf(c) >= 0) {
                break;
            }
            end = afterPiece(c);
        }
        if (end < limit && isNumberBeforeRedirection()) {
            operator = true;
            takeOperator();
        }
    }

    /**
     * Returns the index after the character at {@code end}, or after the quoted text that it opens.
     */
    private int afterPiece(char c) {
        return switch (c) {
            case '\\' -> {
                backslash = true;
                yield Math.min(end + 2, limit);
            }
            case '\'' -> {
                boolean within = end > start && Character.isLetter(text.charAt(end - 1));
                apostrophe = apostrophe || within;
                yield within ? end + 1 : afterQuoted(c);
            }
            case '"', '`' -> afterQuoted(c);
            default -> end + 1;
        };
    }

    private int afterQuoted(char quote) {
        int close = text.indexOf(quote, end + 1);
        while (quote == '"' && close > 0 && text.charAt(close - 1) == '\\') {
            close = text.indexOf(quote, close + 1);
        }
        if (close < 0) {
            openQuote = true;
            return end + 1;
        }
        quoted = quoted || end == start;
        return Math.min(close + 1, limit);
    }

    private boolean isNumberBeforeRedirection() {
        char next = text.charAt(end);
        boolean redirects = next == '<' || next == '>';
        for (int i = start; redirects && i < end; i++) {
            redirects = Character.isDigit(text.charAt(i));
        }
        return redirects;
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }

    /** Whether the word consists of shell operators. */
    boolean isOperator() {
        return operator;
    }

    /** Whether the word starts with a quoted text. */
    boolean isQuoted() {
        return quoted;
    }

    boolean sawOpenQuote() {
        return openQuote;
    }

    boolean sawBackslash() {
        return backslash;
    }

    boolean sawApostrophe() {
        return apostrophe;
    }
}
