package aish.bash;

import java.nio.charset.StandardCharsets;

/** Writes a string so that bash reads it back as exactly that string. */
public final class ShellQuoting {
    /** What to do with a leading tilde. */
    public enum Tilde {
        /** Leave it for bash to expand. */
        EXPANDED,
        /** It is a character of the name. */
        LITERAL
    }

    /** What means something to bash outside of quotes, or to its history. */
    private static final String SPECIAL = " \\'\"$`*?[](){}<>|&;!#~^";

    private ShellQuoting() {}

    /** One argument: as it is if that is safe, else in the quotes that read best. */
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
     * What to write in place of a partly typed word, behind the quote that is open. The quote is
     * not closed. A value that backslashes cannot express starts its own quotes.
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

    /** Octal bytes do not depend on the locale, and three digits cannot swallow what follows. */
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
