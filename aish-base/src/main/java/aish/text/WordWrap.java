package aish.text;

import module java.base;

/**
 * Breaks lines between words. A line that continues another is indented. A word that is longer than
 * a line, such as a path, is left whole, so that it can be copied.
 *
 * @param columns the width of a line; 0 for no limit
 * @param width counts the columns of a text
 */
public record WordWrap(int columns, ToIntFunction<String> width) {
    /** An indent may take up this share of a line, so that words still fit after it. */
    private static final int MOST_INDENT = 2;

    private static final int USUAL_INDENT = 2;

    private static final Pattern MARKER =
            Pattern.compile(" *(?:[-*•>] |\\d+[.)] |\\[[ x]\\] |aish: )+");
    private static final Pattern GAP = Pattern.compile("(?<=\\S) {2,}(?=\\S)");

    /** Wraps each line of a text; what continues a line is aligned with its text. */
    public String lines(String text) {
        return wrapped(text, this::indent);
    }

    /** Wraps a text, all of whose lines but the first are indented by so many columns. */
    public String hanging(String text, int indent) {
        String first = wrapped(text, _ -> indent);
        return first.indexOf('\n') < 0 ? first : indented(text, first, indent);
    }

    /** The lines that the text itself starts are indented too. */
    private String indented(String text, String first, int indent) {
        return text.indexOf('\n') < 0
                ? first
                : wrapped(text.replace("\n", "\n" + " ".repeat(room(indent))), _ -> indent);
    }

    private String wrapped(String text, ToIntFunction<String> indent) {
        if (columns <= 0) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        for (String line : text.split("\n", -1)) {
            out.append(out.isEmpty() ? "" : "\n");
            wrap(line, room(indent.applyAsInt(line)), out);
        }
        return out.toString();
    }

    private int room(int indent) {
        return columns <= 0 ? indent : Math.min(indent, columns / MOST_INDENT);
    }

    private void wrap(String line, int indent, StringBuilder out) {
        if (width.applyAsInt(line) <= columns) {
            out.append(line);
            return;
        }
        int column = 0;
        int at = 0;
        boolean begun = false;
        while (at < line.length()) {
            int start = at;
            while (start < line.length() && line.charAt(start) == ' ') {
                start++;
            }
            int end = start;
            while (end < line.length() && line.charAt(end) != ' ') {
                end++;
            }
            String word = line.substring(start, end);
            int size = width.applyAsInt(word);
            if (begun && column + (start - at) + size > columns) {
                out.append('\n').append(" ".repeat(indent));
                column = indent;
            } else {
                out.append(line, at, start);
                column += start - at;
            }
            out.append(word);
            column += size;
            begun |= !word.isEmpty();
            at = end;
        }
    }

    /** Returns where the text of a line starts: after its marker, or in its last column. */
    private int indent(String line) {
        Matcher marker = MARKER.matcher(line);
        if (marker.lookingAt()) {
            return width.applyAsInt(marker.group());
        }
        int last = -1;
        Matcher gap = GAP.matcher(line);
        while (gap.find() && width.applyAsInt(line.substring(0, gap.end())) <= columns / 2) {
            last = gap.end();
        }
        int leading = line.length() - line.stripLeading().length();
        return last < 0 ? leading + USUAL_INDENT : width.applyAsInt(line.substring(0, last));
    }
}
