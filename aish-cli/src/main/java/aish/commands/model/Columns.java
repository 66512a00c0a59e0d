package aish.commands.model;

import module java.base;

import aish.text.PlainText;

/** Rows of cells in columns: words aligned left, numbers right. */
final class Columns {
    private static final String GAP = "  ";

    private final int words;
    private final int longest;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * @param words how many columns contain words; the others contain numbers
     * @param longest the length at which cells are cut
     */
    Columns(int words, int longest) {
        this.words = words;
        this.longest = longest;
    }

    Columns row(String... cells) {
        List<String> row = new ArrayList<>();
        for (String cell : cells) {
            String safe = PlainText.oneLine(cell);
            row.add(safe.length() > longest ? safe.substring(0, longest - 1) + "…" : safe);
        }
        rows.add(row);
        return this;
    }

    /** Formats the rows, without a newline at the end. */
    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                String cell = row.get(i);
                String padding = " ".repeat(width(i) - cell.length());
                line.append(i == 0 ? "" : width(i - 1) <= 1 ? " " : GAP);
                line.append(i < words ? cell + padding : padding + cell);
            }
            lines.add(line.toString().stripTrailing());
        }
        return String.join("\n", lines);
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> column < row.size())
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }
}
