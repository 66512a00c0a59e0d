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
    private static final int USUAL_COLUMNS = 80;

    /** Where the lines of texts that are written for the usual width end at the earliest. */
    private static final int NARROWEST_PAGE = 72;

    private static final Pattern MARKER =
            Pattern.compile(" *(?:[-*•>] |\\d+[.)] |\\[[ x]\\] |aish: )+");
    private static final Pattern GAP = Pattern.compile("(?<=\\S) {2,}(?=\\S)");

    /**
     * Wraps each line of a text; what continues a line is aligned with its text. A paragraph that
     * was written for a wider screen is filled anew.
     */
    public String lines(String text) {
        return wrapped(joined(text), this::indent);
    }

    /** Joins the lines of paragraphs that are too wide. */
    private String joined(String text) {
        if (columns <= 0 || columns >= USUAL_COLUMNS) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        String last = "";
        for (String line : text.split("\n", -1)) {
            out.append(goesOn(last, line) ? " " : "\n").append(line);
            last = line;
        }
        return out.substring(1);
    }

    /** Whether a line was broken only because the first word of the next did not fit. */
    private boolean goesOn(String line, String next) {
        int word = next.indexOf(' ') < 0 ? next.length() : next.indexOf(' ');
        return isProse(line)
                && isProse(next)
                && width.applyAsInt(line) > columns
                && line.length() + 1 + word > NARROWEST_PAGE;
    }

    private static boolean isProse(String line) {
        return !line.isEmpty()
                && line.charAt(0) != ' '
                && !MARKER.matcher(line).lookingAt()
                && !GAP.matcher(line).find();
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
