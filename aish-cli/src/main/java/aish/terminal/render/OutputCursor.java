package aish.terminal.render;

import module java.base;

/**
 * Tracks what has been written as far as it matters for what comes next: the position of the cursor
 * and the style of the text. Nothing is ever written twice. A word is held back only near the right
 * margin, where it may have to move to the next line; whether it does depends on the text alone,
 * not on the pieces in which it arrived.
 */
final class OutputCursor implements StyledOutput {
    private static final int LONGEST_WAIT = 24;
    private static final int TAB = 4;

    private final IntSupplier columns;
    private final boolean coloured;
    private final StringBuilder fresh = new StringBuilder();
    private final Widths widths = new Widths();
    private final List<StyledText> waiting = new ArrayList<>();
    private int waitingWidth;
    private boolean waits;
    private boolean inWord;
    private int spaces;
    private Style spaceStyle = Style.PLAIN;
    private StyledText margin = new StyledText("", Style.PLAIN);
    private Style onScreen = Style.PLAIN;
    private int column;
    private boolean lineBegun;
    private boolean lineHasWords;
    private boolean anything;
    private boolean blankWanted;

    /** The width as it was when it was first needed since the last drain; 0 if it was not. */
    private int lineWidth;

    OutputCursor(IntSupplier columns, AnswerStyle look) {
        this.columns = columns;
        this.coloured = look.colours();
    }

    /** Returns what was written since the last call. */
    String drain() {
        String text = fresh.toString();
        fresh.setLength(0);
        lineWidth = 0;
        return text;
    }

    /** The width in columns; huge if there is no limit. */
    int width() {
        if (lineWidth == 0) {
            int now = columns.getAsInt();
            lineWidth = now <= 0 ? Integer.MAX_VALUE : now;
        }
        return lineWidth;
    }

    boolean atLineStart() {
        return !lineBegun;
    }

    /** Sets what precedes each line of prose from now on. */
    void margin(String text, Style style) {
        margin = new StyledText(text, style);
    }

    StyledText margin() {
        return margin;
    }

    /** Writes a mark before the words of a line, such as a bullet. */
    void mark(String text, Style style) {
        beginProse();
        write(text, style);
    }

    @Override
    public void put(String text, Style style) {
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            put(text.codePointAt(i), style);
        }
    }

    @Override
    public void putWhole(String text, Style style) {
        int width = Widths.of(text);
        if (width > width() - Widths.of(margin.text())) {
            put(text, style);
            return;
        }
        if (!inWord && lineHasWords && width > width() - column - spaces) {
            wrap();
        }
        text.codePoints().forEach(c -> letter(c, style));
    }

    @Override
    public void breakLine() {
        endWord();
        spaces = 0;
        beginLine();
        endLine();
    }

    /** Writes text that is never wrapped and has nothing before it. */
    void verbatim(String text, Style style) {
        beginLine();
        write(text, style);
    }

    /** Writes a character unchanged, without tracking cursor or style. */
    void raw(char c) {
        fresh.append(c);
    }

    /** Ends a line of {@link #verbatim} text, which may be empty. */
    void endVerbatim() {
        beginLine();
        endLine();
    }

    /** Makes sure that what follows starts on a new line. */
    void freshLine() {
        endWord();
        spaces = 0;
        if (lineBegun) {
            endLine();
        }
    }

    /**
     * Makes sure that an empty line separates what follows, if anything does, from what precedes
     * it.
     */
    void blank() {
        freshLine();
        blankWanted = anything;
    }

    private void put(int c, Style style) {
        if (c == ' ' || c == '\t') {
            endWord();
            spaces = Math.min(spaces + (c == ' ' ? 1 : TAB), width());
            spaceStyle = style;
        } else {
            letter(c, style);
        }
    }

    private void letter(int c, Style style) {
        int width = widths.add(c);
        boolean breakable = width == 2;
        if (breakable) {
            endWord();
        }
        if (!inWord) {
            beginWord(width);
        }
        if (waits) {
            holdBack(c, style, width);
        } else {
            write(Character.toString(c), style, width);
        }
        if (breakable) {
            endWord();
        }
    }

    private void beginWord(int width) {
        beginProse();
        if (!lineHasWords) {
            spaces = 0;
        }
        int room = width() - column - spaces;
        int enough = width == 2 ? width : Math.min(LONGEST_WAIT, width() / 3);
        waits = lineHasWords && width != 0 && room < enough;
        if (!waits) {
            writeSpaces();
        } else if (width == 2) {
            waits = false;
            wrap();
        }
        inWord = true;
        lineHasWords = true;
    }

    private void holdBack(int c, Style style, int width) {
        waiting.add(new StyledText(Character.toString(c), style));
        waitingWidth += width;
        if (waitingWidth > width() - column - spaces) {
            wrap();
            lineHasWords = true;
            release();
        }
    }

    private void endWord() {
        if (waits) {
            writeSpaces();
            release();
        }
        inWord = false;
    }

    private void release() {
        waiting.forEach(run -> write(run.text(), run.style()));
        waiting.clear();
        waitingWidth = 0;
        waits = false;
    }

    private void writeSpaces() {
        if (spaces > 0) {
            int count = spaces;
            spaces = 0;
            write(" ".repeat(count), spaceStyle, count);
        }
    }

    private void wrap() {
        spaces = 0;
        endLine();
        beginProse();
    }

    private void beginProse() {
        if (!lineBegun) {
            beginLine();
            if (!margin.text().isEmpty()) {
                write(margin.text(), margin.style());
            }
        }
    }

    private void beginLine() {
        if (!lineBegun) {
            if (blankWanted) {
                blankWanted = false;
                fresh.append('\n');
            }
            lineBegun = true;
            anything = true;
        }
    }

    private void endLine() {
        switchStyle(Style.PLAIN);
        fresh.append('\n');
        column = 0;
        lineBegun = false;
        lineHasWords = false;
    }

    private void write(String text, Style style) {
        write(text, style, Widths.of(text));
    }

    private void write(String text, Style style, int width) {
        if (text.isEmpty()) {
            return;
        }
        switchStyle(style);
        fresh.append(text);
        // a word longer than a line continues where the terminal wraps it
        column = column + width > width() ? width : column + width;
    }

    private void switchStyle(Style style) {
        if (coloured && !style.equals(onScreen)) {
            fresh.append(style.after(onScreen));
            onScreen = style;
        }
    }
}
