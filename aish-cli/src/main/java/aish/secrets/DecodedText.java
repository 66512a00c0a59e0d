package aish.secrets;

import aish.text.EscapeSequences;

/** A text with some encoding undone, and a mapping back to positions in the original. */
final class DecodedText {
    private static final int HEX = 16;

    private final String text;
    private final int[] starts;
    private final int[] ends;

    private DecodedText(String text, int[] starts, int[] ends) {
        this.text = text;
        this.starts = starts;
        this.ends = ends;
    }

    String text() {
        return text;
    }

    /** Returns the secret with its position in the original. */
    Redactor.Secret original(Redactor.Secret seen) {
        return new Redactor.Secret(starts[seen.start()], ends[seen.end() - 1], seen.name());
    }

    static DecodedText of(String text) {
        Builder view = new Builder(text.length());
        for (int i = 0; i < text.length(); i++) {
            view.add(text.charAt(i), i, i + 1);
        }
        return view.build();
    }

    /**
     * Joins lines: removes line breaks, the whitespace around them, and backslashes before them.
     */
    DecodedText unwrapped() {
        if (text.indexOf('\n') < 0 && text.indexOf('\r') < 0) {
            return this;
        }
        Builder view = new Builder(text.length());
        int i = 0;
        while (i < text.length()) {
            int after = afterBreak(text, i);
            if (after > i) {
                i = after;
            } else {
                view.add(text.charAt(i), starts[i], ends[i]);
                i++;
            }
        }
        return view.build();
    }

    /**
     * Returns the position after a line break with the whitespace around it; {@code from} if there
     * is no break here.
     */
    private static int afterBreak(String text, int from) {
        int at = from;
        boolean breaks = false;
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean end = c == '\n' || c == '\r';
            boolean continued =
                    c == '\\' && at + 1 < text.length() && "\r\n".indexOf(text.charAt(at + 1)) >= 0;
            if (!end && !continued && c != ' ' && c != '\t') {
                break;
            }
            breaks |= end;
            at++;
        }
        return breaks ? at : from;
    }

    /**
     * Returns the text as a terminal shows it: without escape sequences and zero-width characters,
     * and with backspaces applied.
     */
    DecodedText visible() {
        return hasInvisible(text) ? onlyVisible() : this;
    }

    /** Whether a terminal would show something other than the text. */
    static boolean hasInvisible(String text) {
        int i = 0;
        while (i < text.length() && !isInvisible(text.charAt(i))) {
            i++;
        }
        return i < text.length();
    }

    private DecodedText onlyVisible() {
        EscapeSequences sequences = new EscapeSequences(text);
        Builder view = new Builder(text.length());
        int i = 0;
        int begun = -1;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (!isInvisible(c)) {
                view.add(c, begun < 0 ? starts[i] : begun, ends[i]);
                begun = -1;
                i++;
                continue;
            }
            if (c == '\b' && !view.isAtLineStart()) {
                int start = view.removeLast();
                begun = begun < 0 ? start : Math.min(begun, start);
            }
            boolean sequence = c == EscapeSequences.ESCAPE || c == EscapeSequences.CSI;
            i = sequence ? sequences.end(i) : i + 1;
        }
        return view.build();
    }

    private static boolean isInvisible(char c) {
        return c == '\b'
                || c == EscapeSequences.ESCAPE
                || (c >= '\u007f' && c <= '\u009f')
                || c == '\u00ad'
                || c == '\u034f'
                || c == '\u061c'
                || (c >= '\u180b' && c <= '\u180f')
                || (c >= '\u200b' && c <= '\u200f')
                || (c >= '\u202a' && c <= '\u202e')
                || (c >= '\u2060' && c <= '\u206f')
                || (c >= '\ufe00' && c <= '\ufe0f')
                || c == '\ufeff'
                || (c < ' ' && c != '\n' && c != '\r' && c != '\t');
    }

    /** Decodes the backslash escapes of JSON, C and shells. */
    DecodedText unescaped() {
        Builder view = new Builder(text.length());
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c != '\\' || i + 1 >= text.length()) {
                view.add(c, starts[i], ends[i]);
                i++;
                continue;
            }
            char kind = text.charAt(i + 1);
            int digits = kind == 'u' ? 4 : kind == 'x' ? 2 : 0;
            int code = hex(i + 2, digits);
            int next = code < 0 ? i + 2 : i + 2 + digits;
            view.add(code < 0 ? escapedCharacter(kind) : (char) code, starts[i], ends[next - 1]);
            i = next;
        }
        return view.build();
    }

    private static char escapedCharacter(char kind) {
        return switch (kind) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> kind;
        };
    }

    /** Parses a hexadecimal number of that many digits; -1 if there is none. */
    private int hex(int from, int digits) {
        if (digits == 0 || from + digits > text.length()) {
            return -1;
        }
        int code = 0;
        for (int i = from; i < from + digits; i++) {
            int digit = Character.digit(text.charAt(i), HEX);
            if (digit < 0) {
                return -1;
            }
            code = code * HEX + digit;
        }
        return code;
    }

    /** Collects the characters of a view with their positions in the original. */
    static final class Builder {
        private final StringBuilder text;
        private final int[] starts;
        private final int[] ends;

        Builder(int most) {
            text = new StringBuilder(most);
            starts = new int[most];
            ends = new int[most];
        }

        void add(char c, int start, int end) {
            starts[text.length()] = start;
            ends[text.length()] = end;
            text.append(c);
        }

        boolean isAtLineStart() {
            return text.isEmpty() || text.charAt(text.length() - 1) == '\n';
        }

        /** Removes the last character and returns its start. */
        int removeLast() {
            int last = text.length() - 1;
            text.setLength(last);
            return starts[last];
        }

        DecodedText build() {
            return new DecodedText(text.toString(), starts, ends);
        }
    }
}
