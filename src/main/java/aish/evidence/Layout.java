package aish.evidence;

import module java.base;

/** How the lines of a text belong together. */
final class Layout {
    /** Enough to know how a long text is arranged. */
    static final int MOST_ROWS = 400;

    private static final int LARGEST_INDENT = 4;
    private static final int FEWEST_ROWS = 3;
    private static final int FEWEST_COLUMNS = 3;
    private static final List<Pattern> COLUMNS =
            Stream.of("\\s{2,}|\\t", "\\s+", "\\s*\\|\\s*", ",").map(Pattern::compile).toList();

    /** Starts with a time, as the messages of a log do. */
    private static final Pattern TIMED =
            Pattern.compile("^\\W?(?:\\S+ +){0,3}\\S*\\d:\\d\\d:\\d\\d");

    /** Starts as the lines of {@code git log --oneline} do, perhaps with a drawing. */
    private static final Pattern COMMIT = Pattern.compile("^[*|\\\\/ ]*[0-9a-f]{7,40} ");

    private static final Pattern ITEM =
            Pattern.compile("^(?:[-*+]|\\d{1,2}[.)]) (?:\\[.\\] )?[A-Z][\\w'-]* [^:]");

    private static final Pattern ASSIGNMENT = Pattern.compile("^\\[|^[\\w.-]+ ?= ");

    private static final Pattern FIGURE = Pattern.compile("(?<!\\S)\\d[\\d.,]*%?(?!\\S)");
    private static final int LONGEST_HEAD = 3;

    private Layout() {}

    /** Returns the start of the block of lines around a line; empty lines separate blocks. */
    static int top(List<String> lines, int at) {
        int top = at;
        while (top > 0 && !lines.get(top - 1).isBlank()) {
            top--;
        }
        return top;
    }

    /** Returns the end of the block of lines around a line. */
    static int bottom(List<String> lines, int at) {
        int bottom = at;
        while (bottom < lines.size() && !lines.get(bottom).isBlank()) {
            bottom++;
        }
        return bottom;
    }

    /** Whether lines are messages of a log. */
    static boolean isTimed(List<String> lines) {
        return !lines.isEmpty() && lines.stream().allMatch(line -> TIMED.matcher(line).find());
    }

    /** Whether two lines may be rows of the same table. */
    static boolean isLike(String line, String row) {
        return line.contains("|") == row.contains("|") && line.contains(": ") == row.contains(": ");
    }

    /** Whether a line is an item of a list in a text. */
    static boolean isItem(List<String> lines) {
        return lines.size() == 1 && ITEM.matcher(lines.getFirst()).find();
    }

    static boolean isCommit(String line) {
        return COMMIT.matcher(line).find();
    }

    /** Whether each line is about another commit. */
    static boolean isLog(List<String> lines) {
        return lines.size() >= FEWEST_ROWS
                && lines.stream().limit(MOST_ROWS).allMatch(line -> COMMIT.matcher(line).find());
    }

    /** Whether most lines have the same number of columns. */
    static boolean isTable(List<String> lines) {
        List<String> rows =
                lines.stream()
                        .limit(MOST_ROWS)
                        .filter(line -> line.chars().anyMatch(Character::isLetterOrDigit))
                        .toList();
        return rows.size() >= FEWEST_ROWS
                && rows.stream().noneMatch(row -> TIMED.matcher(row).find())
                && rows.stream().allMatch(row -> indent(row) < LARGEST_INDENT)
                && rows.stream().noneMatch(row -> row.matches(".*[{;(]\\s*"))
                && !areMost(rows.stream().map(ASSIGNMENT.asPredicate()::test).toList(), all -> all)
                && areMost(rows.stream().skip(1).map(Layout::indent).toList(), _ -> true)
                && (rows.stream().allMatch(row -> row.matches("\\S[^\\t]*\\t+[^\\t]+"))
                        || COLUMNS.stream()
                                .map(gap -> rows.stream().map(row -> gap.split(row.strip()).length))
                                .anyMatch(
                                        counts ->
                                                areMost(
                                                        counts.toList(),
                                                        n -> n >= FEWEST_COLUMNS)));
    }

    /**
     * Returns how many lines are above the rows of a table: at least one, and all without figures.
     */
    static int head(List<String> lines, int row) {
        int head = 1;
        while (head < Math.min(row, LONGEST_HEAD)
                && FIGURE.matcher(lines.get(row)).find()
                && !FIGURE.matcher(lines.get(head)).find()) {
            head++;
        }
        return head;
    }

    /** Whether most lines start alike, with a time, an address or the like. */
    static boolean isRecords(List<String> lines) {
        List<String> rows =
                lines.stream().limit(MOST_ROWS).filter(line -> !line.isBlank()).toList();
        return rows.size() >= FEWEST_ROWS
                && areMost(rows.stream().map(Layout::start).toList(), start -> start.contains("9"));
    }

    private static String start(String line) {
        String[] words = line.split(" +", 4);
        return String.join(" ", Arrays.copyOf(words, Math.min(3, words.length)))
                .replaceAll("\\b[0-9a-f]{7,40}\\b", "9")
                .replaceAll("[a-zA-Z]+", "a")
                .replaceAll("\\d+", "9");
    }

    /** Whether three quarters are the same, and like that. */
    private static <T> boolean areMost(List<T> all, Predicate<T> like) {
        Map<T, Long> counts =
                all.stream().collect(Collectors.groupingBy(each -> each, Collectors.counting()));
        return counts.entrySet().stream()
                .anyMatch(
                        each -> like.test(each.getKey()) && each.getValue() * 4 >= all.size() * 3L);
    }

    static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
