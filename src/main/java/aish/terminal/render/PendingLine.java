package aish.terminal.render;

/** The part of a line whose kind is not known yet, and the column where it starts. */
final class PendingLine {
    private static final int TAB = 4;

    private final StringBuilder text = new StringBuilder();
    private int column;

    void append(int c) {
        text.appendCodePoint(c);
    }

    void clear() {
        text.setLength(0);
        column = 0;
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    CharSequence text() {
        return text;
    }

    int column() {
        return column;
    }

    /** Removes spaces and tabs at the start, up to a column. */
    void skipBlanks(int limit) {
        int at = 0;
        while (at < text.length() && column < limit && isBlank(text.charAt(at))) {
            advance(text.charAt(at));
            at++;
        }
        text.delete(0, at);
    }

    void consume(int length) {
        for (int i = 0; i < length; i++) {
            advance(text.charAt(i));
        }
        text.delete(0, length);
    }

    private void advance(char c) {
        column = c == '\t' ? column + TAB - column % TAB : column + 1;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}
