package aish.terminal.render;

import java.util.ArrayList;
import java.util.List;

/** The text of one cell of a table, with the style of each character. */
final class TableCell implements StyledOutput {
    private record StyledCharacter(int c, Style style, int width) {}

    private static final int BREAK = '\n';

    private final List<StyledCharacter> characters = new ArrayList<>();
    private final Widths widths = new Widths();

    TableCell(String text, Style base, AnswerStyle look) {
        InlineText inline = new InlineText(this, base, look);
        String[] lines = text.contains("<") ? text.split("(?i)<br ?/?>", -1) : new String[] {text};
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
    public void putWhole(String text, Style style) {
        put(text, style);
    }

    @Override
    public void breakLine() {
        characters.add(new StyledCharacter(BREAK, Style.PLAIN, 0));
    }

    /** The width of its widest line. */
    int width() {
        return lines(Integer.MAX_VALUE).stream().mapToInt(TableCell::width).max().orElse(0);
    }

    /** Returns the lines, broken between words, or within a word that is too long for a line. */
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
