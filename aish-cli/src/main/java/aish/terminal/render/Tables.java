package aish.terminal.render;

import module java.base;

import aish.terminal.render.BlockReader.Paragraph;

import org.jspecify.annotations.Nullable;

/**
 * Collects the rows of a table, because the widths of its columns are known only at its end. A
 * first row without a ruler after it is text.
 */
final class Tables implements BlockReader {
    private static final int MOST_ROWS = 200;

    private final OutputCursor cursor;
    private final AnswerStyle look;
    private final Paragraph paragraph;
    private final StringBuilder row = new StringBuilder();
    private @Nullable String heading;
    private @Nullable Table table;

    Tables(OutputCursor cursor, AnswerStyle look, Paragraph paragraph) {
        this.cursor = cursor;
        this.look = look;
        this.paragraph = paragraph;
    }

    boolean isOpen() {
        return heading != null || table != null;
    }

    @Override
    public void read(int c) {
        row.appendCodePoint(c);
    }

    @Override
    public void end() {
        Table open = table;
        if (open != null) {
            open.add(takeRow());
            if (open.rowsWaiting() >= MOST_ROWS) {
                open.flush();
            }
        } else {
            beginOrWait(takeRow());
        }
    }

    /** Adds a remark of aish to the last cell of the row. */
    @Override
    public void remark(StyledText text) {
        String cells = row.toString().stripTrailing();
        int end = cells.length() - (cells.endsWith("|") && !cells.endsWith("\\|") ? 1 : 0);
        row.insert(Math.min(end, row.length()), text.text() + " ");
    }

    /** Called when what follows is not a row. */
    void leave() {
        Table open = table;
        String first = heading;
        table = null;
        heading = null;
        if (open != null) {
            open.flush();
            cursor.blank();
        } else if (first != null) {
            paragraph.beginLine();
            first.codePoints().forEach(paragraph::read);
            paragraph.end();
        }
    }

    private void beginOrWait(String text) {
        String first = heading;
        if (first != null && TableRow.isRuler(text, TableRow.cells(first).size())) {
            heading = null;
            cursor.blank();
            table = new Table(cursor, look, TableRow.cells(first), TableRow.alignments(text));
            return;
        }
        leave();
        heading = text;
    }

    private String takeRow() {
        String text = row.toString();
        row.setLength(0);
        return text;
    }

    /** Splits the text of a table's row. */
    static final class TableRow {
        /** How the text of a column is aligned. */
        enum Alignment {
            LEFT,
            CENTRE,
            RIGHT
        }

        private TableRow() {}

        /** Splits at bars, except in code and after a backslash. */
        static List<String> cells(String row) {
            List<String> cells = new ArrayList<>();
            StringBuilder cell = new StringBuilder();
            boolean inCode = false;
            String text = inner(row);
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                boolean escaped = c == '\\' && i + 1 < text.length() && text.charAt(i + 1) == '|';
                if (escaped) {
                    cell.append('|');
                    i++;
                } else if (c == '|' && !inCode) {
                    cells.add(cell.toString().strip());
                    cell.setLength(0);
                } else {
                    boolean closes = inCode || text.indexOf('`', i + 1) > 0;
                    inCode ^= c == '`' && closes;
                    cell.append(c);
                }
            }
            cells.add(cell.toString().strip());
            return cells;
        }

        static boolean isRuler(String row, int columns) {
            List<String> cells = cells(row);
            return cells.size() == columns && cells.stream().allMatch(c -> c.matches(":?-+:?"));
        }

        static List<Alignment> alignments(String ruler) {
            return cells(ruler).stream().map(TableRow::alignment).toList();
        }

        private static Alignment alignment(String cell) {
            if (!cell.endsWith(":")) {
                return Alignment.LEFT;
            }
            return cell.startsWith(":") ? Alignment.CENTRE : Alignment.RIGHT;
        }

        private static String inner(String row) {
            String text = row.strip();
            int from = text.startsWith("|") ? 1 : 0;
            boolean closed = text.length() > from && text.endsWith("|") && !text.endsWith("\\|");
            return text.substring(from, text.length() - (closed ? 1 : 0));
        }
    }
}
