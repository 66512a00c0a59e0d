package aish.terminal.editor;

import module java.base;

import aish.session.PromptHistory.Entry;
import aish.text.HomePath;
import aish.text.PlainText;

/**
 * The history as a list: lines that match what is typed, the best first, otherwise the newest. A
 * longer text is looked for only in what matched the shorter one.
 */
final class HistoryList extends FilteredRows {
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

    private final EditorHistory history;
    private final Instant now;
    private List<Entry> entries;
    private Scope scope = Scope.EVERYWHERE;

    /** What was done last, until something else is listed. */
    private String said = "";

    HistoryList(EditorHistory history) {
        this.history = history;
        this.now = history.store().now();
        this.entries = history.entries();
    }

    /** Returns a line that was listed last. */
    String line(int row) {
        return entries.get(index(row)).line();
    }

    @Override
    boolean ownsLine() {
        return true;
    }

    @Override
    void changeScope() {
        scope = scope.next();
        refilter();
    }

    @Override
    void delete(int row) {
        Entry entry = entries.get(index(row));
        history.delete(entry);
        entries = history.entries();
        refilter();
        said = "deleted: " + PlainText.oneLine(shown(entry));
    }

    /** The lines in scope, newest first. */
    @Override
    int[] all() {
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

    @Override
    String text(int index) {
        return entries.get(index).line();
    }

    @Override
    void filter(String typed) {
        super.filter(typed);
        said = "";
    }

    private static String shown(Entry entry) {
        String line = entry.line();
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST);
    }

    @Override
    public PickList.Row row(int row) {
        Entry entry = entries.get(index(row));
        String text = PlainText.oneLine(shown(entry));
        String status = entry.status() == 0 ? "" : Integer.toString(entry.status());
        return new PickList.Row(
                "%4s %3s  ".formatted(age(entry.time()), status),
                text,
                marks(text),
                HomePath.shorten(entry.directory(), history.store().home()));
    }

    @Override
    public int textWidth() {
        return 0;
    }

    @Override
    public String footer(int shown) {
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
