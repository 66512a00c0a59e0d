package aish.text;

/** Finds where the escape sequences for terminals in a text end, in linear time. */
public final class EscapeSequences {
    public static final char ESCAPE = '\u001b';
    public static final char CSI = '\u009b';
    private static final char BELL = '\u0007';
    private static final char STRING_END = '\u009c';

    private final String text;
    private int unterminated;

    public EscapeSequences(String text) {
        this.text = text;
    }

    /**
     * Returns the end of the sequence that starts there. Of a string without an end on its line, as
     * in the title of a window, only the start belongs to the sequence.
     *
     * @param start the place of an escape character or a control sequence introducer
     */
    public int end(int start) {
        int at = start + 1;
        if (text.charAt(start) == CSI) {
            return afterParameters(at);
        }
        if (at < text.length() && text.charAt(at) == '[') {
            return afterParameters(at + 1);
        }
        if (at < text.length() && "]PX^_".indexOf(text.charAt(at)) >= 0) {
            return afterString(at + 1);
        }
        return Math.min(text.length(), skip(at, ' ', '/') + 1);
    }

    private int afterParameters(int from) {
        int at = skip(from, ' ', '?');
        boolean whole = at < text.length() && text.charAt(at) >= '@' && text.charAt(at) <= '~';
        return whole ? at + 1 : at;
    }

    private int skip(int from, char first, char last) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= first && text.charAt(at) <= last) {
            at++;
        }
        return at;
    }

    private int afterString(int from) {
        int at = Math.max(from, unterminated);
        for (; at < text.length() && text.charAt(at) != '\n'; at++) {
            if (text.charAt(at) == BELL || text.charAt(at) == STRING_END) {
                return at + 1;
            }
            if (text.startsWith("\u001b\\", at)) {
                return at + 2;
            }
        }
        unterminated = at;
        return from;
    }
}
