package aish.bash;

import aish.bash.scanner.ScanPass;

/**
 * Removes the quotes of one word. Expansions and substitutions are left as written, including the
 * quotes inside them.
 */
public final class Unquoting {
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
        return at + ahead < raw.length() ? raw.charAt(at + ahead) : ScanPass.END;
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
            place = c == '\'' || c == '"' ? pastQuote(place + 1, c) : place + (c == '\\' ? 2 : 1);
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
