package aish.terminal.render;

import module java.base;

import aish.terminal.render.Tables.TableRow;
import aish.terminal.render.Tables.TableRow.Alignment;

/** A table with aligned columns. Their widths are fixed once the first rows have been shown. */
final class Table {
    private static final int NARROWEST = 6;
    private static final int GAP = 3;

    private final OutputCursor cursor;
    private final AnswerStyle look;
    private final StyledText margin;
    private final List<String> names;
    private final List<Alignment> alignments;
    private final List<List<TableCell>> rows = new ArrayList<>();
    private int[] columns = {};
    private boolean begun;

    Table(OutputCursor cursor, AnswerStyle look, List<String> names, List<Alignment> alignments) {
        this.cursor = cursor;
        this.look = look;
        this.margin = cursor.margin();
        this.names = names;
        this.alignments = alignments;
    }

    int rowsWaiting() {
        return rows.size();
    }

    void add(String text) {
        List<String> cells = new ArrayList<>(TableRow.cells(text));
        while (cells.size() > names.size()) {
            String last = cells.removeLast();
            cells.set(cells.size() - 1, cells.getLast() + " | " + last);
        }
        while (cells.size() < names.size()) {
            cells.add("");
        }
        rows.add(cells.stream().map(cell -> new TableCell(cell, Style.PLAIN, look)).toList());
    }

    /** Shows the rows collected so far. */
    void flush() {
        List<TableCell> heads =
                names.stream().map(name -> new TableCell(name, Style.BOLD, look)).toList();
        boolean first = !begun;
        if (first) {
            begun = true;
            columns = fit(heads);
        }
        if (columns.length == 0) {
            rows.forEach(row -> record(heads, row));
        } else {
            if (first) {
                row(heads);
                ruler();
            }
            rows.forEach(this::row);
        }
        rows.clear();
    }

    /**
     * Returns the widths of the columns; empty if there are too many columns for the window, or
     * nobody sees them.
     */
    private int[] fit(List<TableCell> heads) {
        if (look.isSpoken()) {
            return new int[0];
        }
        int count = heads.size();
        int[] wanted =
                IntStream.range(0, count)
                        .map(i -> Math.max(1, Math.max(heads.get(i).width(), widest(i))))
                        .toArray();
        long room = (long) cursor.width() - Widths.of(margin.text()) - (long) GAP * (count - 1);
        long sum = IntStream.of(wanted).asLongStream().sum();
        if (sum <= room) {
            return wanted;
        }
        return room < (long) NARROWEST * count ? new int[0] : shrink(wanted, room);
    }

    private int widest(int column) {
        return rows.stream().mapToInt(row -> row.get(column).width()).max().orElse(0);
    }

    /** Narrow columns keep their width, wide ones share what is left. */
    private static int[] shrink(int[] wanted, long room) {
        int[] order =
                IntStream.range(0, wanted.length)
                        .boxed()
                        .sorted(Comparator.comparingInt(i -> wanted[i]))
                        .mapToInt(i -> i)
                        .toArray();
        int[] given = new int[wanted.length];
        long left = room;
        for (int i = 0; i < order.length; i++) {
            long share = left / (order.length - i);
            given[order[i]] = (int) Math.min(wanted[order[i]], share);
            left -= given[order[i]];
        }
        return given;
    }

    private void row(List<TableCell> cells) {
        List<List<List<StyledText>>> lines = new ArrayList<>();
        int height = 1;
        for (int i = 0; i < columns.length; i++) {
            lines.add(cells.get(i).lines(columns[i]));
            height = Math.max(height, lines.getLast().size());
        }
        for (int k = 0; k < height; k++) {
            int at = k;
            line(
                    lines.stream()
                            .map(cell -> at < cell.size() ? cell.get(at) : List.<StyledText>of())
                            .toList());
        }
    }

    private void line(List<List<StyledText>> cells) {
        begin();
        for (int i = 0; i < columns.length; i++) {
            int blank = Math.max(0, columns[i] - TableCell.width(cells.get(i)));
            int before =
                    cells.get(i).isEmpty()
                            ? 0
                            : switch (alignments.get(i)) {
                                case LEFT -> 0;
                                case CENTRE -> blank / 2;
                                case RIGHT -> blank;
                            };
            boolean last = i == columns.length - 1;
            cursor.verbatim(" ".repeat(before), Style.PLAIN);
            cells.get(i).forEach(run -> cursor.verbatim(run.text(), run.style()));
            if (!last) {
                cursor.verbatim(" ".repeat(blank - before), Style.PLAIN);
                cursor.verbatim(look.unicode() ? " │ " : " | ", Style.DIM);
            }
        }
        cursor.endVerbatim();
    }

    private void ruler() {
        begin();
        String dash = look.unicode() ? "─" : "-";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < columns.length; i++) {
            text.append(i == 0 ? "" : look.unicode() ? "─┼─" : "-+-")
                    .append(dash.repeat(columns[i]));
        }
        cursor.verbatim(text.toString(), Style.DIM);
        cursor.endVerbatim();
    }

    private void begin() {
        if (!margin.text().isEmpty()) {
            cursor.verbatim(margin.text(), margin.style());
        }
    }

    /** Shows a row of a table that is not laid out in columns: one line for each of its columns. */
    private void record(List<TableCell> heads, List<TableCell> row) {
        for (int i = 0; i < row.size(); i++) {
            List<List<StyledText>> lines = row.get(i).lines(Integer.MAX_VALUE);
            if (!lines.isEmpty()) {
                heads.get(i).lines(Integer.MAX_VALUE).forEach(this::prose);
                cursor.put(": ", Style.PLAIN);
                lines.forEach(this::prose);
                cursor.freshLine();
            }
        }
        cursor.blank();
    }

    private void prose(List<StyledText> line) {
        line.forEach(run -> cursor.put(run.text(), run.style()));
    }

    /** The text of one cell of a table, with the style of each character. */
    private static final class TableCell implements StyledOutput {
        private record StyledCharacter(int c, Style style, int width) {}

        private static final int BREAK = '\n';

        private final List<StyledCharacter> characters = new ArrayList<>();
        private final Widths widths = new Widths();

        TableCell(String text, Style base, AnswerStyle look) {
            InlineText inline = new InlineText(this, base, look);
            String[] lines =
                    text.contains("<") ? text.split("(?i)<br ?/?>", -1) : new String[] {text};
            for (int i = 0; i < lines.length; i++) {
                if (i > 0) {
                    inline.breakLine();
                }
                inline.read(lines[i].strip());
            }
            inline.end();
        }

        @Override
        public void put(String text, Style style) {
            text.replace("\t", "    ")
                    .codePoints()
                    .forEach(c -> characters.add(new StyledCharacter(c, style, widths.add(c))));
        }

        @Override
        public void breakLine() {
            characters.add(new StyledCharacter(BREAK, Style.PLAIN, 0));
        }

        /** The width of its widest line. */
        int width() {
            return lines(Integer.MAX_VALUE).stream().mapToInt(TableCell::width).max().orElse(0);
        }

        /**
         * Returns the lines, broken between words, or within a word that is too long for a line.
         */
        List<List<StyledText>> lines(int limit) {
            List<List<StyledText>> lines = new ArrayList<>();
            int from = 0;
            while (from < characters.size()) {
                int end = endOfLine(from, limit);
                lines.add(runs(from, end));
                from = end;
                while (from < characters.size() && from == end && isBlank(from)) {
                    from++;
                }
            }
            return lines;
        }

        private int endOfLine(int from, int limit) {
            int width = 0;
            int space = -1;
            for (int i = from; i < characters.size(); i++) {
                StyledCharacter sign = characters.get(i);
                if (sign.c == BREAK) {
                    return i;
                }
                if (width + sign.width > limit && i > from) {
                    return sign.c == ' ' || space < 0 ? i : space;
                }
                space = sign.c == ' ' && i > from ? i : space;
                width += sign.width;
            }
            return characters.size();
        }

        private boolean isBlank(int at) {
            return characters.get(at).c == ' ' || characters.get(at).c == BREAK;
        }

        private List<StyledText> runs(int from, int end) {
            List<StyledText> runs = new ArrayList<>();
            int at = from;
            while (at < end) {
                Style style = characters.get(at).style;
                StringBuilder text = new StringBuilder();
                while (at < end && characters.get(at).style.equals(style)) {
                    text.appendCodePoint(characters.get(at).c);
                    at++;
                }
                runs.add(new StyledText(text.toString(), style));
            }
            return runs;
        }

        static int width(List<StyledText> line) {
            return line.stream().mapToInt(run -> Widths.of(run.text())).sum();
        }
    }
}
