package aish.patch;

import module java.base;

/**
 * A group of changed lines with the lines around them.
 *
 * @param oldStart the number of its first line before the change; 0 if there was none
 * @param newStart the number of its first line after the change; 0 if there is none
 * @param section what follows the line numbers, often the name of a function; may be empty
 */
public record Hunk(int oldStart, int newStart, List<Line> lines, String section) {
    /** What happens to a line. */
    public enum Mark {
        KEPT(' '),
        REMOVED('-'),
        ADDED('+');

        private final char sign;

        Mark(char sign) {
            this.sign = sign;
        }

        public char sign() {
            return sign;
        }
    }

    /**
     * @param text with its line feed; the last line of a file may have none
     */
    public record Line(Mark mark, String text) {}

    public Hunk {
        lines = List.copyOf(lines);
    }

    /** Returns the lines before the change. */
    public List<String> before() {
        return without(Mark.ADDED);
    }

    /** Returns the lines after the change. */
    public List<String> after() {
        return without(Mark.REMOVED);
    }

    private List<String> without(Mark mark) {
        return lines.stream().filter(line -> line.mark() != mark).map(Line::text).toList();
    }

    public int count(Mark mark) {
        return (int) lines.stream().filter(line -> line.mark() == mark).count();
    }

    /** How many unchanged lines come first. */
    int leading() {
        return kept(lines);
    }

    /** How many unchanged lines come last. */
    int trailing() {
        return kept(lines.reversed());
    }

    private static int kept(List<Line> lines) {
        int count = 0;
        while (count < lines.size() && lines.get(count).mark() == Mark.KEPT) {
            count++;
        }
        return count;
    }

    /** Returns the same hunk for a file in which an earlier hunk is left out. */
    Hunk movedBy(int lines) {
        return new Hunk(oldStart, Math.max(newStart + lines, 0), lines(), section);
    }

    /** How many lines it adds to the file. */
    int growth() {
        return count(Mark.ADDED) - count(Mark.REMOVED);
    }

    /** Returns the line that opens it. */
    public String heading() {
        return "@@ -"
                + range(oldStart, count(Mark.KEPT) + count(Mark.REMOVED))
                + " +"
                + range(newStart, count(Mark.KEPT) + count(Mark.ADDED))
                + " @@"
                + section;
    }

    private static String range(int start, int count) {
        return count == 1 ? String.valueOf(start) : start + "," + count;
    }
}
