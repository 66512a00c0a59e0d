package aish.text;

/** Characters that names of programs are made of, whatever the language of the user. */
public final class Ascii {
    private Ascii() {}

    public static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** Letters, digits and {@code _}. */
    public static boolean isName(int c) {
        return isLetter(c) || isDigit(c) || c == '_';
    }

    /** The same and {@code -}. */
    public static boolean isDashedName(int c) {
        return isName(c) || c == '-';
    }
}
