package aish.patch;

import module java.base;

import aish.patch.Hunk.Mark;
import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.DeltaType;

/** Compares two texts line by line. */
public final class LineDiff {
    private static final int CONTEXT = 3;

    /** Beyond this many pairs of lines, what differs is shown as replaced as a whole. */
    private static final long MOST_PAIRS = 4_000_000;

    private LineDiff() {}

    /**
     * Returns what differs, with 3 lines around it.
     *
     * @param before bytes, one character for each
     */
    static List<Hunk> hunks(String before, String after) {
        return hunks(FileContent.lines(before), FileContent.lines(after), FileContent::text);
    }

    /** Returns the hunks as text; empty if the texts are equal. */
    public static String unified(String before, String after) {
        StringBuilder text = new StringBuilder();
        hunks(FileContent.lines(before), FileContent.lines(after), UnaryOperator.identity())
                .forEach(hunk -> DiffText.append(hunk, text));
        return text.toString();
    }

    private static List<Hunk> hunks(
            List<String> before, List<String> after, UnaryOperator<String> shown) {
        List<Change> changes = changes(before, after);
        List<Hunk> hunks = new ArrayList<>();
        int first = 0;
        while (first < changes.size()) {
            int last = first;
            while (last + 1 < changes.size()
                    && changes.get(last + 1).startOriginal - changes.get(last).endOriginal
                            <= 2 * CONTEXT) {
                last++;
            }
            hunks.add(hunk(before, after, changes.subList(first, last + 1), shown));
            first = last + 1;
        }
        return hunks;
    }

    /** Compares what is between the lines that are the same at the beginning and the end. */
    private static List<Change> changes(List<String> before, List<String> after) {
        int shorter = Math.min(before.size(), after.size());
        int start = 0;
        while (start < shorter && before.get(start).equals(after.get(start))) {
            start++;
        }
        int end = 0;
        while (end < shorter - start
                && before.get(before.size() - 1 - end).equals(after.get(after.size() - 1 - end))) {
            end++;
        }
        List<String> old = before.subList(start, before.size() - end);
        List<String> fresh = after.subList(start, after.size() - end);
        return start + end == before.size() && start + end == after.size()
                ? List.of()
                : joined(moved(between(old, fresh), start));
    }

    private static List<Change> between(List<String> before, List<String> after) {
        return (long) before.size() * after.size() > MOST_PAIRS
                ? List.of(new Change(DeltaType.CHANGE, 0, before.size(), 0, after.size()))
                : MyersDiffWithLinearSpace.factory()
                        .<String>create(String::equals)
                        .computeDiff(before, after, null);
    }

    /** Joins what is deleted and inserted at the same place. */
    private static List<Change> joined(List<Change> changes) {
        List<Change> joined = new ArrayList<>();
        for (Change change : changes) {
            Change last = joined.isEmpty() ? null : joined.getLast();
            boolean same =
                    last != null
                            && last.endOriginal == change.startOriginal
                            && last.endRevised == change.startRevised;
            if (last != null && same) {
                joined.removeLast();
                joined.add(
                        new Change(
                                DeltaType.CHANGE,
                                last.startOriginal,
                                change.endOriginal,
                                last.startRevised,
                                change.endRevised));
            } else {
                joined.add(change);
            }
        }
        return joined;
    }

    private static List<Change> moved(List<Change> changes, int by) {
        return changes.stream()
                .map(
                        change ->
                                new Change(
                                        change.deltaType,
                                        change.startOriginal + by,
                                        change.endOriginal + by,
                                        change.startRevised + by,
                                        change.endRevised + by))
                .sorted(
                        Comparator.<Change>comparingInt(change -> change.startOriginal)
                                .thenComparingInt(change -> change.startRevised))
                .toList();
    }

    private static Hunk hunk(
            List<String> before,
            List<String> after,
            List<Change> changes,
            UnaryOperator<String> shown) {
        Change first = changes.getFirst();
        Change last = changes.getLast();
        int start = Math.max(0, first.startOriginal - CONTEXT);
        int stop = Math.min(before.size(), last.endOriginal + CONTEXT);
        List<Hunk.Line> lines = new ArrayList<>();
        int at = start;
        for (Change change : changes) {
            add(Mark.KEPT, before.subList(at, change.startOriginal), shown, lines);
            add(
                    Mark.REMOVED,
                    before.subList(change.startOriginal, change.endOriginal),
                    shown,
                    lines);
            add(Mark.ADDED, after.subList(change.startRevised, change.endRevised), shown, lines);
            at = change.endOriginal;
        }
        add(Mark.KEPT, before.subList(at, stop), shown, lines);
        int newStart = first.startRevised - (first.startOriginal - start);
        boolean hasOld = lines.stream().anyMatch(line -> line.mark() != Mark.ADDED);
        boolean hasNew = lines.stream().anyMatch(line -> line.mark() != Mark.REMOVED);
        return new Hunk(start + (hasOld ? 1 : 0), newStart + (hasNew ? 1 : 0), lines, "");
    }

    private static void add(
            Mark mark, List<String> texts, UnaryOperator<String> shown, List<Hunk.Line> lines) {
        texts.forEach(text -> lines.add(new Hunk.Line(mark, shown.apply(text))));
    }
}
