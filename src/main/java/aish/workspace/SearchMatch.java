package aish.workspace;

import aish.text.ShownName;

/**
 * A line that matches.
 *
 * @param path relative to the searched directory
 * @param text without the line break
 * @param start where in the line the first match starts
 */
record SearchMatch(String path, long line, String text, int start) {
    private static final int LONGEST = 300;
    private static final int BEFORE = 100;

    /** Returns {@code path:line: text}; a long line is cut to what is around the match. */
    String shown() {
        return ShownName.of(path) + ":" + line + ": " + excerpt();
    }

    private String excerpt() {
        if (text.length() <= LONGEST) {
            return text;
        }
        int from = boundary(Math.clamp(start - BEFORE, 0, text.length() - LONGEST));
        int to = boundary(from + LONGEST);
        return (from > 0 ? "…" : "") + text.substring(from, to) + (to < text.length() ? "…" : "");
    }

    /** Moves an index that would split a surrogate pair. */
    private int boundary(int at) {
        return at < text.length() && Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
    }

    static String withoutLineEnd(String line) {
        int end = line.length();
        end -= end > 0 && line.charAt(end - 1) == '\n' ? 1 : 0;
        end -= end > 0 && line.charAt(end - 1) == '\r' ? 1 : 0;
        return line.substring(0, end);
    }
}
