package aish.bash;

import module java.base;

import aish.bash.ScanResult.QuoteState;

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
        return isSafe(value) ? value : literal(value);
    }

    /** Quotes any text for every shell of the Bourne family. */
    public static String literal(String value) {
        return "'" + value.replace("'", "'\\''") + "'";
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

    /**
     * Removes the quotes of one word. Expansions and substitutions are left as written, including
     * the quotes inside them.
     */
    public static final class Unquoting {
        private final String raw;
        private final StringBuilder value = new StringBuilder();
        private int at;

        private Unquoting(String raw) {
            this.raw = raw;
        }

        /** Returns the word's value; a quote may be left open at the end. */
        public static String unquote(String raw) {
            Unquoting unquoting = new Unquoting(raw);
            while (unquoting.at < raw.length()) {
                unquoting.part();
            }
            return unquoting.value.toString();
        }

        private void part() {
            char c = raw.charAt(at);
            switch (c) {
                case '\\' -> escape();
                case '\'' -> single();
                case '"' -> doubleQuoted(at + 1);
                case '$' -> dollar();
                case '`' -> keep(pastBacktick(at + 1));
                default -> keep(at + 1);
            }
        }

        private void keep(int end) {
            value.append(raw, at, end);
            at = end;
        }

        private char peek(int ahead) {
            return at + ahead < raw.length() ? raw.charAt(at + ahead) : '\0';
        }

        private void escape() {
            if (at + 1 < raw.length() && raw.charAt(at + 1) != '\n') {
                value.append(raw.charAt(at + 1));
            }
            at = Math.min(at + 2, raw.length());
        }

        private void single() {
            int close = raw.indexOf('\'', at + 1);
            value.append(raw, at + 1, close < 0 ? raw.length() : close);
            at = close < 0 ? raw.length() : close + 1;
        }

        private void dollar() {
            switch (peek(1)) {
                case '\'' -> at = AnsiCQuoting.decode(raw, at + 2, value);
                case '"' -> doubleQuoted(at + 2);
                default -> expansion();
            }
        }

        private void expansion() {
            switch (peek(1)) {
                case '(' -> keep(pastBracket(at + 2, '(', ')'));
                case '{' -> keep(pastBracket(at + 2, '{', '}'));
                default -> keep(at + 1);
            }
        }

        private void doubleQuoted(int start) {
            at = start;
            while (at < raw.length() && raw.charAt(at) != '"') {
                switch (raw.charAt(at)) {
                    case '\\' -> escapeInDouble();
                    case '$' -> expansion();
                    case '`' -> keep(pastBacktick(at + 1));
                    default -> keep(at + 1);
                }
            }
            at = Math.min(at + 1, raw.length());
        }

        private void escapeInDouble() {
            switch (peek(1)) {
                case '$', '`', '"', '\\', '\n' -> escape();
                default -> keep(at + 1);
            }
        }

        private int pastBacktick(int from) {
            int place = from;
            while (place < raw.length() && raw.charAt(place) != '`') {
                place += raw.charAt(place) == '\\' ? 2 : 1;
            }
            return Math.min(place + 1, raw.length());
        }

        private int pastBracket(int from, char opening, char closing) {
            int depth = 1;
            int place = from;
            while (place < raw.length() && depth > 0) {
                char c = raw.charAt(place);
                if (c == opening) {
                    depth++;
                } else if (c == closing) {
                    depth--;
                }
                place =
                        c == '\'' || c == '"'
                                ? pastQuote(place + 1, c)
                                : place + (c == '\\' ? 2 : 1);
            }
            return Math.min(place, raw.length());
        }

        private int pastQuote(int from, char quote) {
            int place = from;
            while (place < raw.length() && raw.charAt(place) != quote) {
                place += raw.charAt(place) == '\\' && quote == '"' ? 2 : 1;
            }
            return place + 1;
        }
    }

    /** Decodes the escapes of {@code $'…'}. */
    public static final class AnsiCQuoting {
        private static final int OCTAL = 8;
        private static final int HEX = 16;

        private final String raw;
        private final StringBuilder value;

        /** Where the decoded text starts in {@link #value}. */
        private final int first;

        private int at;

        /** Bytes of consecutive escapes, which may form one character. */
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        private AnsiCQuoting(String raw, int start, StringBuilder value) {
            this.raw = raw;
            this.at = start;
            this.value = value;
            this.first = value.length();
        }

        /**
         * Appends the value of what follows {@code $'} and returns the position after the closing
         * quote.
         */
        public static int decode(String raw, int start, StringBuilder value) {
            AnsiCQuoting decoding = new AnsiCQuoting(raw, start, value);
            decoding.decode();
            return decoding.at;
        }

        private void decode() {
            while (at < raw.length() && raw.charAt(at) != '\'') {
                if (raw.charAt(at) == '\\' && at + 1 < raw.length()) {
                    at += 2;
                    escape(raw.charAt(at - 1));
                } else {
                    literal(raw.charAt(at++));
                }
            }
            endBytes();
            at = Math.min(at + 1, raw.length());
            int nul = value.indexOf("\0", first);
            if (nul >= 0) {
                value.setLength(nul); // bash drops the rest of the quoted text
            }
        }

        private void escape(char c) {
            switch (c) {
                case 'a' -> literal('\u0007');
                case 'b' -> literal('\b');
                case 'e', 'E' -> literal('\u001b');
                case 'f' -> literal('\f');
                case 'n' -> literal('\n');
                case 'r' -> literal('\r');
                case 't' -> literal('\t');
                case 'v' -> literal('\u000b');
                case '\\', '\'', '"', '?' -> literal(c);
                case 'c' -> control();
                case 'x', 'u', 'U' -> hexadecimal(c);
                default -> octal(c);
            }
        }

        private void control() {
            if (at < raw.length()) {
                literal((char) (raw.charAt(at++) & 0x1f));
            }
        }

        private void hexadecimal(char c) {
            int start = at;
            int code = number(HEX, c == 'x' ? 2 : c == 'u' ? 4 : 8);
            if (at == start) {
                literal('\\');
                literal(c);
            } else if (c == 'x') {
                bytes.write(code);
            } else {
                endBytes();
                value.appendCodePoint(Character.isValidCodePoint(code) ? code : 0xfffd);
            }
        }

        private void octal(char c) {
            if (c < '0' || c > '7') {
                literal('\\');
                literal(c);
                return;
            }
            at--;
            bytes.write(number(OCTAL, 3));
        }

        private int number(int radix, int mostDigits) {
            int code = 0;
            for (int i = 0; i < mostDigits && at < raw.length(); i++) {
                int digit = Character.digit(raw.charAt(at), radix);
                if (digit < 0) {
                    break;
                }
                code = code * radix + digit;
                at++;
            }
            return code;
        }

        private void literal(char c) {
            endBytes();
            value.append(c);
        }

        private void endBytes() {
            if (bytes.size() > 0) {
                value.append(bytes.toString(StandardCharsets.UTF_8));
                bytes.reset();
            }
        }
    }
}
