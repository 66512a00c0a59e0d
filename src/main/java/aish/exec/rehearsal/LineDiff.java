package aish.exec.rehearsal;

import module java.base;

/** Compares two texts line by line and writes the differences in unified form. */
final class LineDiff {
    private static final int CONTEXT = 3;

    /** Beyond this many pairs of lines, what differs is shown as replaced as a whole. */
    private static final long MOST_PAIRS = 4_000_000;

    /** A line of the result: kept, removed or added. */
    private record Line(char mark, String text) {}

    private LineDiff() {}

    /** Returns the hunks; empty if the texts are equal. */
    static String unified(String before, String after) {
        if (before.equals(after)) {
            return "";
        }
        List<Line> lines = lines(split(before), split(after));
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < lines.size()) {
            int first = next(lines, at);
            if (first == lines.size()) {
                break;
            }
            int end = first;
            for (int change = first; change < lines.size() && change - end <= 2 * CONTEXT; ) {
                end = change + 1;
                change = next(lines, end);
            }
            int start = Math.max(at, first - CONTEXT);
            int stop = Math.min(lines.size(), end + CONTEXT);
            hunk(lines, start, stop, text);
            at = stop;
        }
        return text.toString();
    }

    /** The next line that is not in both texts. */
    private static int next(List<Line> lines, int from) {
        int at = from;
        while (at < lines.size() && lines.get(at).mark() == ' ') {
            at++;
        }
        return at;
    }

    private static void hunk(List<Line> lines, int start, int stop, StringBuilder text) {
        List<Line> shown = lines.subList(start, stop);
        text.append("@@ -")
                .append(range(lines.subList(0, start), shown, '+'))
                .append(" +")
                .append(range(lines.subList(0, start), shown, '-'))
                .append(" @@\n");
        shown.forEach(line -> text.append(line.mark()).append(line.text()).append('\n'));
    }

    private static String range(List<Line> earlier, List<Line> shown, char without) {
        long first = earlier.stream().filter(line -> line.mark() != without).count();
        long count = shown.stream().filter(line -> line.mark() != without).count();
        return (count == 0 ? first : first + 1) + "," + count;
    }

    private static List<String> split(String text) {
        return text.isEmpty() ? List.of() : text.lines().toList();
    }

    private static List<Line> lines(List<String> before, List<String> after) {
        int start = 0;
        int shorter = Math.min(before.size(), after.size());
        while (start < shorter && before.get(start).equals(after.get(start))) {
            start++;
        }
        int end = 0;
        while (end < shorter - start
                && before.get(before.size() - 1 - end).equals(after.get(after.size() - 1 - end))) {
            end++;
        }
        List<Line> lines = new ArrayList<>();
        before.subList(0, start).forEach(line -> lines.add(new Line(' ', line)));
        between(
                before.subList(start, before.size() - end),
                after.subList(start, after.size() - end),
                lines);
        before.subList(before.size() - end, before.size())
                .forEach(line -> lines.add(new Line(' ', line)));
        return lines;
    }

    /** Finds the longest common subsequence of lines. */
    private static void between(List<String> before, List<String> after, List<Line> lines) {
        int rows = before.size();
        int columns = after.size();
        int[][] common = new int[0][];
        if ((long) rows * columns <= MOST_PAIRS) {
            common = new int[rows + 1][columns + 1];
            for (int i = rows - 1; i >= 0; i--) {
                for (int j = columns - 1; j >= 0; j--) {
                    common[i][j] =
                            before.get(i).equals(after.get(j))
                                    ? common[i + 1][j + 1] + 1
                                    : Math.max(common[i + 1][j], common[i][j + 1]);
                }
            }
        }
        int i = 0;
        int j = 0;
        while (common.length > 0 && i < rows && j < columns) {
            if (before.get(i).equals(after.get(j))) {
                lines.add(new Line(' ', before.get(i++)));
                j++;
            } else if (common[i + 1][j] >= common[i][j + 1]) {
                lines.add(new Line('-', before.get(i++)));
            } else {
                lines.add(new Line('+', after.get(j++)));
            }
        }
        before.subList(i, rows).forEach(line -> lines.add(new Line('-', line)));
        after.subList(j, columns).forEach(line -> lines.add(new Line('+', line)));
    }
}
