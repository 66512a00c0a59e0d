package aish.terminal.editor;

import module java.base;

import aish.text.PlainText;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Rows below the line, of which one may be selected: a window onto them that follows the selection,
 * and a footer. Rows are created only when they are drawn. Guarded by the lock of the reader that
 * shows it.
 */
final class PickList {
    /**
     * A row.
     *
     * @param before what stands before the text, in columns that do not move
     * @param marks the characters of the text that match what was typed
     * @param after what stands after the text
     */
    record Row(String before, String text, BitSet marks, String after) {}

    static final int NONE = -1;

    private static final String MARGIN = "  ";
    private static final String SELECTED = "> ";

    /** Text after the row's own is left out where the text would have fewer columns. */
    private static final int NARROWEST_TEXT = 28;

    private final HistoryList rows;
    private int selected;
    private int first;

    /** Until the first time it is drawn, a guess. */
    private int page = 10;

    PickList(HistoryList rows) {
        this.rows = rows;
    }

    /** Returns the selected row, or {@link #NONE}. */
    int selected() {
        return selected < rows.size() ? selected : NONE;
    }

    /** How many rows were drawn last. */
    int page() {
        return page;
    }

    /** Selects another row; the first follows the last. */
    void turn(int by) {
        int from = selected == NONE && by < 0 ? 0 : selected;
        selected = rows.size() == 0 ? NONE : Math.floorMod(from + by, rows.size());
    }

    /** Selects another row, but does not go beyond the ends. */
    void move(long by) {
        selected = rows.size() == 0 ? NONE : Math.clamp(selected + by, 0, rows.size() - 1);
    }

    /** Draws at most that many rows and the footer, each after a newline. */
    AttributedString draw(int most, int columns) {
        page = Math.min(most, rows.size());
        int lowest = Math.clamp(selected - page + 1L, 0, Math.max(0, rows.size() - page));
        first = Math.clamp(first, lowest, Math.max(lowest, selected));
        first = Math.clamp(first, 0, Math.max(0, rows.size() - page));
        AttributedStringBuilder drawn = new AttributedStringBuilder();
        for (int i = first; i < first + page; i++) {
            drawn.append("\n").append(row(i, columns));
        }
        AttributedString footer =
                new AttributedString(MARGIN + rows.footer(), AttributedStyle.DEFAULT.faint());
        return drawn.append("\n").append(cut(footer, columns)).toAttributedString();
    }

    private AttributedString row(int index, int columns) {
        Row row = rows.row(index);
        boolean isSelected = index == selected;
        AttributedStyle plain =
                isSelected ? AttributedStyle.DEFAULT.inverse() : AttributedStyle.DEFAULT;
        AttributedStyle quiet = isSelected ? plain : plain.faint();
        AttributedStringBuilder drawn = new AttributedStringBuilder();
        drawn.styled(plain, isSelected ? SELECTED : MARGIN);
        if (columns - row.before().length() >= NARROWEST_TEXT) {
            drawn.styled(quiet, row.before());
        }
        int left = columns - 1 - drawn.columnLength();
        AttributedString text = marked(PlainText.oneLine(row.text()), row.marks(), plain);
        String after = PlainText.oneLine(row.after());
        return spread(drawn, text, new AttributedString(after, quiet), plain, left);
    }

    /** Puts the text to the left and what comes after it to the right, where there is room. */
    private static AttributedString spread(
            AttributedStringBuilder drawn,
            AttributedString text,
            AttributedString after,
            AttributedStyle plain,
            int left) {
        int wanted = Math.min(after.columnLength(), left / 3);
        boolean isRoomy = wanted > 0 && left - wanted - MARGIN.length() >= NARROWEST_TEXT;
        int room = isRoomy ? left - wanted - MARGIN.length() : left;
        AttributedString kept = cut(text, room + 1);
        drawn.append(kept);
        drawn.styled(plain, " ".repeat(Math.max(0, room - kept.columnLength())));
        if (isRoomy) {
            drawn.styled(plain, MARGIN).append(end(after, wanted));
        }
        return drawn.toAttributedString();
    }

    private static AttributedString end(AttributedString text, int columns) {
        int length = text.columnLength();
        return length <= columns
                ? text
                : new AttributedStringBuilder()
                        .styled(text.styleAt(0), "…")
                        .append(text.columnSubSequence(length - columns + 1, length))
                        .toAttributedString();
    }

    private static AttributedString marked(String text, BitSet marks, AttributedStyle plain) {
        AttributedStringBuilder drawn = new AttributedStringBuilder();
        int start = 0;
        while (start < text.length()) {
            boolean mark = marks.get(start);
            int end = mark ? marks.nextClearBit(start) : marks.nextSetBit(start);
            end = end < 0 ? text.length() : Math.min(end, text.length());
            drawn.styled(mark ? plain.bold().underline() : plain, text.substring(start, end));
            start = end;
        }
        return drawn.toAttributedString();
    }

    /** Keeps the last column free, where terminals wrap. */
    private static AttributedString cut(AttributedString row, int columns) {
        if (row.columnLength() < columns) {
            return row;
        }
        AttributedString kept = row.columnSubSequence(0, Math.max(0, columns - 2));
        AttributedStyle style =
                kept.length() == 0 ? AttributedStyle.DEFAULT : kept.styleAt(kept.length() - 1);
        return new AttributedStringBuilder()
                .append(kept)
                .styled(style.underlineOff(), "…")
                .toAttributedString();
    }
}
