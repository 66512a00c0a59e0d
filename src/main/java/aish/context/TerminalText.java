package aish.context;

/**
 * Converts terminal output to what a user would have read: removes escape sequences, and lets
 * carriage returns and backspaces overwrite text.
 */
final class TerminalText {
    private static final char ESC = '\u001b';
    private static final char BEL = '\u0007';
    private static final char DELETE = '\u007f';
    private static final char C1_END = '\u009f';
    private static final char CSI = '\u009b';

    private final String raw;
    private final StringBuilder text;
    private int lineStart;
    private int at;

    /** Before this index no string is terminated, so it need not be searched again. */
    private int unterminated;

    private TerminalText(String raw) {
        this.raw = raw;
        this.text = new StringBuilder(raw.length());
    }

    static String plain(String raw) {
        return new TerminalText(raw).read();
    }

    private String read() {
        while (at < raw.length()) {
            char c = raw.charAt(at++);
            switch (c) {
                case '\n' -> newLine();
                case '\t' -> text.append(c);
                case '\r' -> carriageReturn();
                case '\b' -> backspace();
                case ESC -> escape();
                case CSI -> parameters();
                default -> {
                    if (c >= ' ' && (c < DELETE || c > C1_END)) {
                        text.append(c);
                    }
                }
            }
        }
        return text.toString();
    }

    private void newLine() {
        text.append('\n');
        lineStart = text.length();
    }

    /** Text after a carriage return replaces the line; before a newline it has no effect. */
    private void carriageReturn() {
        int next = at;
        while (next < raw.length() && raw.charAt(next) == '\r') {
            next++;
        }
        at = next;
        if (next < raw.length() && raw.charAt(next) != '\n') {
            text.setLength(lineStart);
        }
    }

    private void backspace() {
        if (text.length() > lineStart) {
            text.setLength(text.length() - 1);
        }
    }

    private void escape() {
        if (at == raw.length()) {
            return;
        }
        switch (raw.charAt(at++)) {
            case '[' -> parameters();
            case ']', 'P', 'X', '^', '_' -> string();
            case '(', ')', '*', '+', '-', '.', '/', '#', '%', ' ' ->
                    at = Math.min(at + 1, raw.length());
            default -> {}
        }
    }

    private void parameters() {
        while (at < raw.length() && raw.charAt(at) >= ' ' && raw.charAt(at) < '@') {
            at++;
        }
        if (at < raw.length() && raw.charAt(at) >= '@' && raw.charAt(at) < DELETE) {
            at++;
        }
    }

    /**
     * Skips a string up to its terminator; if it has none, only the two characters that introduce
     * it.
     */
    private void string() {
        int i = Math.max(at, unterminated);
        while (i < raw.length() && raw.charAt(i) != '\n') {
            char c = raw.charAt(i);
            boolean ended = c == BEL || c == '\u009c';
            if (ended || (c == ESC && i + 1 < raw.length() && raw.charAt(i + 1) == '\\')) {
                at = ended ? i + 1 : i + 2;
                return;
            }
            i++;
        }
        unterminated = i;
    }
}
