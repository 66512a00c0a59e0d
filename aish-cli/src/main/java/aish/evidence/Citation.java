package aish.evidence;

import module java.base;

/**
 * A place that an answer names as the source of what it says.
 *
 * @param text as it is written, without the brackets
 * @param name an id such as {@code out-12}, or the path of a file
 * @param start where it starts in its line, with its bracket
 * @param end after its bracket
 */
public record Citation(Kind kind, String text, String name, Lines lines, int start, int end) {
    /** What is cited. */
    public enum Kind {
        OUTPUT,
        COMMAND,
        CONTEXT,
        FILE
    }

    /**
     * The lines that are cited, counted from 1.
     *
     * @param first 0 if the whole is cited
     */
    public record Lines(int first, int last) {
        static final Lines ALL = new Lines(0, 0);

        boolean isAll() {
            return this.equals(ALL);
        }
    }

    /** Returns the number in an id such as {@code out-12}. */
    int number() {
        return Integer.parseInt(name.substring(name.indexOf('-') + 1));
    }
}
