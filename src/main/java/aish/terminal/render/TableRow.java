package aish.terminal.render;

import java.util.ArrayList;
import java.util.List;

/** Splits the text of a table's row. */
final class TableRow {
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
