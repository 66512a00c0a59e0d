package aish.bash;

/** Bash's classes of characters. */
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

    /** Whether it may protect what comes after it. */
    public static boolean quotes(char c) {
        return c == '\\' || c == '\'' || c == '"';
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

    /** Whether {@code $} and this character are an expansion. */
    public static boolean isSpecialParameter(char c) {
        return switch (c) {
            case '?', '!', '#', '@', '*', '-', '$' -> true;
            default -> isDigit(c);
        };
    }

    /** The end of the name that starts at {@code from}, or {@code from} if none does. */
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
