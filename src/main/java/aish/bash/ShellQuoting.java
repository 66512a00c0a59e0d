package aish.bash;

import java.nio.charset.StandardCharsets;

/** Quotes a string so that bash reads it back as exactly that string. */
public final class ShellQuoting {
    /** How to treat a leading tilde. */
    public enum Tilde {
        /** Leave it for bash to expand. */
        EXPANDED,
        /** Quote it as part of the name. */
        LITERAL
    }

    /** Characters that are special to bash outside quotes, or to its history expansion. */
    private static final String SPECIAL = " \\'\"$`*?[](){}<>|&;!#~^";

    private ShellQuoting() {}

    /** Quotes one argument; leaves it unchanged if that is safe. */
    public static String quote(String value) {
        if (value.isEmpty()) {
            return "''";
        }
        if (hasControl(value)) {
            return "$'" + ansiC(value) + "'";
        }
        return isSafe(value) ? value : "'" + value.replace("'", "'\\''") + "'";
    }

    /**
     * Returns the replacement for a partly typed word, to follow the quote that is open; does not
     * close the quote. A value that backslashes cannot express gets its own quotes.
     */
    public static String quoteForCompletion(String value, QuoteState openQuote, Tilde tilde) {
        return switch (openQuote) {
            case NONE -> unquoted(value, tilde);
            case SINGLE -> value.replace("'", "'\\''");
            case DOUBLE -> escaped(value, "\\\"$`");
            case DOLLAR_SINGLE -> ansiC(value);
        };
    }

    private static String unquoted(String value, Tilde tilde) {
        if (tilde == Tilde.EXPANDED && value.startsWith("~")) {
            int kept = value.startsWith("~/") ? 2 : 1;
            return value.substring(0, kept) + unquoted(value.substring(kept), Tilde.LITERAL);
        }
        return hasControl(value) ? quote(value) : escaped(value, SPECIAL);
    }

    private static String escaped(String value, String special) {
        StringBuilder escaped = new StringBuilder(value.length() + 8);
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (special.indexOf(c) >= 0) {
                escaped.append('\\');
            }
            escaped.append(c);
        }
        return escaped.toString();
    }

    private static boolean isSafe(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (!Character.isLetterOrDigit(c) && "_@%+:,./=-".indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasControl(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (Character.isISOControl(value.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static String ansiC(String value) {
        StringBuilder escaped = new StringBuilder(value.length() + 8);
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '\n' -> escaped.append("\\n");
                case '\t' -> escaped.append("\\t");
                case '\r' -> escaped.append("\\r");
                case '\u001b' -> escaped.append("\\e");
                case '\'', '\\' -> escaped.append('\\').append(c);
                default -> plainOrOctal(c, escaped);
            }
        }
        return escaped.toString();
    }

    /**
     * Octal bytes do not depend on the locale, and with three digits the next character cannot be
     * misread as a digit.
     */
    private static void plainOrOctal(char c, StringBuilder escaped) {
        if (!Character.isISOControl(c)) {
            escaped.append(c);
            return;
        }
        for (byte b : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
            int code = Byte.toUnsignedInt(b);
            escaped.append('\\')
                    .append((char) ('0' + (code >> 6)))
                    .append((char) ('0' + (code >> 3 & 7)))
                    .append((char) ('0' + (code & 7)));
        }
    }
}
