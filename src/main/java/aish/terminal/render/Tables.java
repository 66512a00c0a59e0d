package aish.terminal.render;

import org.jspecify.annotations.Nullable;

/**
 * Collects the rows of a table, because the widths of its columns are known only at its end. A
 * first row without a ruler after it is text.
 */
final class Tables implements BlockReader {
    private static final int LONGEST_ROW = 10_000;
    private static final int MOST_ROWS = 200;

    private final OutputCursor page;
    private final AnswerStyle look;
    private final Paragraph paragraph;
    private final StringBuilder row = new StringBuilder();
    private @Nullable String heading;
    private @Nullable Table table;
    private boolean isText;

    Tables(OutputCursor page, AnswerStyle look, Paragraph paragraph) {
        this.page = page;
        this.look = look;
        this.paragraph = paragraph;
    }

    boolean isOpen() {
        return heading != null || table != null;
    }

    @Override
    public void read(int c) {
        if (isText) {
            paragraph.read(c);
            return;
        }
        row.appendCodePoint(c);
        if (row.length() > LONGEST_ROW) {
            leave();
            isText = true;
            show(takeRow());
        }
    }

    @Override
    public void end() {
        Table open = table;
        if (isText) {
            isText = false;
            paragraph.end();
        } else if (open != null) {
            open.add(takeRow());
            if (open.rowsWaiting() >= MOST_ROWS) {
                open.flush();
            }
        } else {
            beginOrWait(takeRow());
        }
    }

    /** Called when what follows is not a row. */
    void leave() {
        Table open = table;
        String first = heading;
        table = null;
        heading = null;
        if (open != null) {
            open.flush();
            page.blank();
        } else if (first != null) {
            show(first);
            paragraph.end();
        }
    }

    private void beginOrWait(String text) {
        String first = heading;
        if (first != null && TableRow.isRuler(text, TableRow.cells(first).size())) {
            heading = null;
            page.blank();
            table = new Table(page, look, TableRow.cells(first), TableRow.alignments(text));
            return;
        }
        leave();
        heading = text;
    }

    private void show(String text) {
        paragraph.beginLine();
        text.codePoints().forEach(paragraph::read);
    }

    private String takeRow() {
        String text = row.toString();
        row.setLength(0);
        return text;
    }
}
