package aish.config;

/**
 * A text as it reads once something about the way it is written is undone, with the way back to the
 * places in the original.
 */
final class View {
    private static final int HEX = 16;

    private final String text;
    private final int[] starts;
    private final int[] ends;

    private View(String text, int[] starts, int[] ends) {
        this.text = text;
        this.starts = starts;
        this.ends = ends;
    }

    String text() {
        return text;
    }

    /** Where a character begins in the original. */
    int start(int at) {
        return starts[at];
    }

    /** Where a character ends in the original. */
    int end(int at) {
        return ends[at];
    }

    static View of(String text) {
        Builder view = new Builder(text.length());
        for (int i = 0; i < text.length(); i++) {
            view.add(text.charAt(i), i, i + 1);
        }
        return view.made();
    }

    /** Lines as one: without their ends, the blanks around those, and backslashes before them. */
    View unwrapped() {
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
        return view.made();
    }

    /** The place behind the end of a line, if blanks and that are all that is here. */
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

    /** Without the backslashes of JSON, C and shells. */
    View unescaped() {
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
            view.add(code < 0 ? meant(kind) : (char) code, starts[i], ends[next - 1]);
            i = next;
        }
        return view.made();
    }

    private static char meant(char kind) {
        return switch (kind) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> kind;
        };
    }

    /** Without the percent signs of addresses; each byte is a character. */
    View fromAddress() {
        Builder view = new Builder(text.length());
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            int code = c == '%' ? hex(i + 1, 2) : -1;
            int next = code < 0 ? i + 1 : i + 3;
            view.add(code >= 0 ? (char) code : c == '+' ? ' ' : c, starts[i], ends[next - 1]);
            i = next;
        }
        return view.made();
    }

    /** With other characters in the place of a sequence. */
    View with(String sequence, char meaning) {
        if (text.indexOf(sequence) < 0) {
            return this;
        }
        Builder view = new Builder(text.length());
        int i = 0;
        while (i < text.length()) {
            boolean here = text.startsWith(sequence, i);
            int next = here ? i + sequence.length() : i + 1;
            view.add(here ? meaning : text.charAt(i), starts[i], ends[next - 1]);
            i = next;
        }
        return view.made();
    }

    /** A number of so many digits; -1 if there is none. */
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

    private static final class Builder {
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

        View made() {
            return new View(text.toString(), starts, ends);
        }
    }
}
