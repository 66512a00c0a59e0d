package aish.terminal.render;

/** Looks for the delimiter of a here-document in a shell line, and for its end in the body. */
final class HeredocMark {
    private static final int LONGEST = 200;

    private final StringBuilder delimiter = new StringBuilder();
    private final StringBuilder line = new StringBuilder();
    private int angles;
    private boolean reading;
    private boolean stripsTabs;
    private boolean inBody;

    boolean inBody() {
        return inBody;
    }

    /** Reads a character of a command outside quotes, or a quote itself. */
    void read(int c) {
        if (reading) {
            readDelimiter(c);
        } else if (c == '<') {
            angles++;
        } else {
            boolean opens = angles == 2;
            angles = 0;
            if (opens && delimiter.isEmpty()) {
                reading = true;
                stripsTabs = c == '-';
                readDelimiter(c);
            }
        }
    }

    /** Reads a character inside quotes, which matters only within a delimiter. */
    void readQuoted(int c) {
        if (reading) {
            readDelimiter(c);
        }
    }

    /** Called at the end of the command's line: a body follows if there was a delimiter. */
    void endLine() {
        reading = false;
        angles = 0;
        inBody = !delimiter.isEmpty();
    }

    void readBody(int c) {
        if (line.length() < LONGEST) {
            line.appendCodePoint(c);
        }
    }

    void endBodyLine() {
        String text = stripsTabs ? line.toString().replaceFirst("^\t+", "") : line.toString();
        line.setLength(0);
        if (text.contentEquals(delimiter)) {
            delimiter.setLength(0);
            inBody = false;
        }
    }

    private void readDelimiter(int c) {
        boolean before = delimiter.isEmpty() && (c == ' ' || c == '-');
        boolean quote = c == '\'' || c == '"' || c == '\\';
        if (before || quote) {
            return;
        }
        if (Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.') {
            delimiter.appendCodePoint(c);
        } else {
            reading = false;
        }
    }
}
