package aish.bash;

/** Bash's character classes. */
public final class Chars {
    private Chars() {}

    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /** Whether an unquoted word ends before this character. */
    public static boolean endsWord(char c) {
        return switch (c) {
            case ' ', '\t', '\n', ';', '&', '|', '<', '>', '(', ')' -> true;
            default -> false;
        };
    }

    /** Whether the character never ends a word and is never special inside one. */
    public static boolean isOrdinary(char c) {
        return c >= 'a'
                ? c <= 'z' || c == '~' || c >= 127
                : (c >= '-' && c <= ':')
                        || (c >= 'A' && c <= 'Z')
                        || c == '_'
                        || c == '='
                        || c == '%';
    }

    public static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    public static boolean startsName(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    }

    public static boolean continuesName(char c) {
        return startsName(c) || isDigit(c);
    }

    /** Whether {@code $} followed by this character is an expansion. */
    public static boolean isSpecialParameter(char c) {
        return switch (c) {
            case '?', '!', '#', '@', '*', '-', '$' -> true;
            default -> isDigit(c);
        };
    }

    /**
     * Returns the end of the name that starts at {@code from}, or {@code from} if there is none.
     */
    public static int nameEnd(String text, int from, int limit) {
        if (from >= limit || !startsName(text.charAt(from))) {
            return from;
        }
        int end = from + 1;
        while (end < limit && continuesName(text.charAt(end))) {
            end++;
        }
        return end;
    }
}
