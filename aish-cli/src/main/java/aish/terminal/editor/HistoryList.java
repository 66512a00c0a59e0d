package aish.terminal.editor;

import module java.base;

import aish.session.PromptHistory.Entry;
import aish.text.HomePath;
import aish.text.PlainText;

/**
 * The history as a list: lines that match what is typed, the best first, otherwise the newest. A
 * longer text is looked for only in what matched the shorter one.
 */
final class HistoryList {
    /** Which lines are listed. */
    private enum Scope {
        EVERYWHERE("everywhere"),
        DIRECTORY("this directory"),
        SESSION("this session");

        private final String name;

        Scope(String name) {
            this.name = name;
        }

        Scope next() {
            return switch (this) {
                case EVERYWHERE -> DIRECTORY;
                case DIRECTORY -> SESSION;
                case SESSION -> EVERYWHERE;
            };
        }
    }

    private static final int LONGEST = 1000;
    private static final long INDEX = 0xffffffffL;

    private final EditorHistory history;
    private final Instant now;
    private List<Entry> entries;
    private Scope scope = Scope.EVERYWHERE;

    private String typed = "";
    private WordFilter wanted = new WordFilter("");

    /** The indices of the entries that are listed, in order. */
    private int[] found = {};

    /** What was done last, until something else is listed. */
    private String said = "";

    HistoryList(EditorHistory history) {
        this.history = history;
        this.now = history.store().now();
        this.entries = history.entries();
    }

    /** Returns a line that was listed last. */
    String line(int row) {
        return entries.get(found[row]).line();
    }

    void changeScope() {
        scope = scope.next();
        refilter();
    }

    void delete(int row) {
        Entry entry = entries.get(found[row]);
        history.delete(entry);
        entries = history.entries();
        refilter();
        said = "deleted: " + PlainText.oneLine(shown(entry));
    }

    /** The lines in scope, newest first. */
    private int[] all() {
        String directory = history.store().directory();
        String session = history.store().session();
        int[] indices = new int[entries.size()];
        int size = 0;
        for (int i = entries.size() - 1; i >= 0; i--) {
            Entry entry = entries.get(i);
            boolean listed =
                    switch (scope) {
                        case EVERYWHERE -> true;
                        case DIRECTORY -> entry.directory().equals(directory);
                        case SESSION -> entry.session().equals(session);
                    };
            if (listed) {
                indices[size++] = i;
            }
        }
        return Arrays.copyOf(indices, size);
    }

    /** Lists what matches a text. */
    void filter(String text) {
        typed = text;
        said = "";
        WordFilter next = new WordFilter(typed);
        int[] within = next.narrows(wanted) && !wanted.isEmpty() ? found : all();
        found = next.isEmpty() ? all() : best(next, within);
        wanted = next;
    }

    /** Filters again after the lines have changed. */
    private void refilter() {
        wanted = new WordFilter("");
        filter(typed);
    }

    /** Sorts by score; of those with the same score, the newer one comes first. */
    private int[] best(WordFilter filter, int[] within) {
        long[] ranks = new long[within.length];
        int size = 0;
        for (int index : within) {
            int score = filter.score(entries.get(index).line());
            if (score != WordFilter.NONE) {
                ranks[size++] = -((long) score << 32 | index);
            }
        }
        Arrays.sort(ranks, 0, size);
        int[] best = new int[size];
        for (int i = 0; i < size; i++) {
            best[i] = (int) (-ranks[i] & INDEX);
        }
        return best;
    }

    int size() {
        return found.length;
    }

    private static String shown(Entry entry) {
        String line = entry.line();
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST);
    }

    PickList.Row row(int row) {
        Entry entry = entries.get(found[row]);
        String text = PlainText.oneLine(shown(entry));
        String status = entry.status() == 0 ? "" : Integer.toString(entry.status());
        return new PickList.Row(
                "%4s %3s  ".formatted(age(entry.time()), status),
                text,
                wanted.marks(text),
                HomePath.shorten(entry.directory(), history.store().home()));
    }

    /** What stands below the rows. */
    String footer() {
        String where = "^T: " + scope.next().name + " · ^D: delete · Esc: back";
        return said.isEmpty() ? "%,d %s · %s".formatted(size(), scope.name, where) : said;
    }

    private String age(Instant time) {
        long minutes = Duration.between(time, now).toMinutes();
        if (time.equals(Instant.EPOCH)) {
            return "";
        }
        if (minutes < 1) {
            return "now";
        }
        long days = minutes / (24 * 60);
        return minutes < 60
                ? minutes + "m"
                : days < 1
                        ? minutes / 60 + "h"
                        : days < 100
                                ? days + "d"
                                : days < 730 ? days / 30 + "mo" : days / 365 + "y";
    }
}
