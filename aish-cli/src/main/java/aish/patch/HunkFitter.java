package aish.patch;

import module java.base;

import aish.patch.Hunk.Mark;

/**
 * Applies hunks to the lines of a file, one after the other. Looks for the place of a hunk exactly
 * as git does: first where it should be, then in both directions, never in lines that an earlier
 * hunk has brought. A hunk from the first line only fits at the beginning, one without unchanged
 * lines at its end only at the end.
 */
final class HunkFitter {
    /** How many unchanged lines at each end of a hunk may differ if fuzz is allowed. */
    private static final int MOST_FUZZ = 2;

    private static final int MOST_SHOWN = 3;

    /** Limits the search for the most similar place, in compared lines. */
    private static final int MOST_COMPARED = 2_000_000;

    /** A line of the file, in bytes. */
    private record Line(String text, boolean patched) {}

    /**
     * Where a hunk fits.
     *
     * @param offset how many lines away from where it should be
     * @param fuzz how many unchanged lines at each end are ignored
     * @param endings whether line endings are ignored
     */
    record Fit(int position, int offset, int fuzz, boolean endings) {}

    private final List<Line> lines = new ArrayList<>();

    HunkFitter(String bytes) {
        FileContent.lines(bytes).forEach(line -> lines.add(new Line(line, false)));
    }

    String bytes() {
        return lines.stream().map(Line::text).collect(Collectors.joining());
    }

    /** Finds the place where the hunk fits exactly, however far away. */
    Optional<Fit> exact(Hunk hunk) {
        return fit(hunk, 0, false);
    }

    /** Finds a place where the hunk fits if some of its lines may differ. */
    Optional<Fit> fuzzy(Hunk hunk) {
        Optional<Fit> fit = exact(hunk).or(() -> fit(hunk, 0, true));
        for (int fuzz = 1; fuzz <= MOST_FUZZ && fit.isEmpty(); fuzz++) {
            int ignored = fuzz;
            fit = fit(hunk, fuzz, false).or(() -> fit(hunk, ignored, true));
        }
        return fit;
    }

    /** Whether the hunk would fit if line endings did not matter. */
    boolean differsInEndings(Hunk hunk) {
        return fit(hunk, 0, true).isPresent();
    }

    private Optional<Fit> fit(Hunk hunk, int fuzz, boolean endings) {
        int head = Math.min(fuzz, hunk.leading());
        int tail = Math.min(fuzz, hunk.trailing());
        List<String> before = hunk.before();
        List<String> wanted =
                before.subList(head, before.size() - tail).stream()
                        .map(FileContent::bytes)
                        .toList();
        if (fuzz > 0 && wanted.isEmpty()) {
            return Optional.empty();
        }
        boolean atStart = fuzz == 0 && hunk.oldStart() <= 1;
        boolean atEnd = fuzz == 0 && hunk.trailing() == 0;
        int expected = Math.max(hunk.newStart() - 1, 0) + head;
        OptionalInt found = find(wanted, expected, atStart, atEnd, endings);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        int offset = found.getAsInt() - expected;
        // without any line to compare, there is no telling whether another place is right
        return wanted.isEmpty() && offset != 0
                ? Optional.empty()
                : Optional.of(new Fit(found.getAsInt() - head, offset, fuzz, endings));
    }

    private OptionalInt find(
            List<String> wanted, int expected, boolean atStart, boolean atEnd, boolean endings) {
        int last = lines.size() - wanted.size();
        if (last < 0) {
            return OptionalInt.empty();
        }
        if (atStart || atEnd) {
            int only = atStart ? 0 : last;
            boolean possible = !atEnd || only == last;
            return possible && matches(wanted, only, endings)
                    ? OptionalInt.of(only)
                    : OptionalInt.empty();
        }
        int start = Math.min(expected, lines.size());
        for (int away = 0; start - away >= 0 || start + away <= last; away++) {
            if (start + away <= last && matches(wanted, start + away, endings)) {
                return OptionalInt.of(start + away);
            }
            int back = start - away;
            if (back >= 0 && back <= last && matches(wanted, back, endings)) {
                return OptionalInt.of(back);
            }
        }
        return OptionalInt.empty();
    }

    private boolean matches(List<String> wanted, int position, boolean endings) {
        for (int i = 0; i < wanted.size(); i++) {
            Line line = lines.get(position + i);
            if (line.patched() || !isSame(wanted.get(i), line.text(), endings)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSame(String wanted, String found, boolean endings) {
        return wanted.equals(found)
                || (endings && withoutEnding(wanted).equals(withoutEnding(found)));
    }

    private static String withoutEnding(String line) {
        int end = line.length();
        while (end > 0 && (line.charAt(end - 1) == '\n' || line.charAt(end - 1) == '\r')) {
            end--;
        }
        return line.substring(0, end);
    }

    /** Changes the lines; the hunk must fit there. */
    void apply(Hunk hunk, Fit fit) {
        List<Line> result = new ArrayList<>();
        boolean returns = fit.endings() && hasReturns();
        int at = fit.position();
        for (Hunk.Line line : hunk.lines()) {
            switch (line.mark()) {
                // kept as it is in the file, because fuzz may have let it differ
                case KEPT -> result.add(new Line(lines.get(at++).text(), true));
                case REMOVED -> at++;
                case ADDED -> {
                    String text = FileContent.bytes(line.text());
                    result.add(new Line(fit.endings() ? ended(text, returns) : text, true));
                }
            }
        }
        List<Line> place = lines.subList(fit.position(), at);
        place.clear();
        place.addAll(result);
    }

    private boolean hasReturns() {
        return !lines.isEmpty() && lines.getFirst().text().endsWith("\r\n");
    }

    private static String ended(String line, boolean returns) {
        return line.endsWith("\n") ? withoutEnding(line) + (returns ? "\r\n" : "\n") : line;
    }

    /** Shows the lines that the hunk expects beside those of the file, as far as they differ. */
    List<String> mismatch(Hunk hunk) {
        List<String> wanted = hunk.before().stream().map(FileContent::bytes).toList();
        int at = nearest(wanted, Math.max(hunk.newStart() - 1, 0));
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < wanted.size() && shown.size() < 2 * MOST_SHOWN; i++) {
            String found = at + i < lines.size() ? lines.get(at + i).text() : "";
            if (!found.equals(wanted.get(i))) {
                shown.add("line " + (at + i + 1) + ", patch: " + visible(wanted.get(i)));
                shown.add(
                        "line "
                                + (at + i + 1)
                                + ", file:  "
                                + (at + i < lines.size() ? visible(found) : "(end of file)"));
            }
        }
        if (shown.isEmpty()) {
            shown.add(
                    hunk.count(Mark.KEPT) == 0
                            ? "It has no unchanged lines around it that show its place."
                            : "Its lines are there, but not at the beginning or end of the file,"
                                    + " where the hunk belongs.");
        }
        return shown;
    }

    private int nearest(List<String> wanted, int expected) {
        int start = Math.min(expected, Math.max(0, lines.size() - 1));
        int reach = Math.min(lines.size(), MOST_COMPARED / Math.max(1, wanted.size()));
        int best = start;
        int most = similarity(wanted, start);
        for (int away = 1; away <= reach && most < wanted.size(); away++) {
            for (int at : new int[] {start - away, start + away}) {
                int similar = at < 0 || at >= lines.size() ? 0 : similarity(wanted, at);
                if (similar > most) {
                    most = similar;
                    best = at;
                }
            }
        }
        return best;
    }

    private int similarity(List<String> wanted, int at) {
        int same = 0;
        for (int i = 0; i < wanted.size() && at + i < lines.size(); i++) {
            same += wanted.get(i).equals(lines.get(at + i).text()) ? 1 : 0;
        }
        return same;
    }

    private static String visible(String bytes) {
        String line = FileContent.text(bytes);
        boolean ended = line.endsWith("\n");
        String text = ended ? line.substring(0, line.length() - 1) : line;
        return text.replace("\r", "␍") + (ended ? "" : " (no line end)");
    }
}
