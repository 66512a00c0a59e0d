package aish.terminal.editor;

import module java.base;

/** Rows of which those are shown that match what is typed, the best first. */
abstract class FilteredRows implements PickList.Rows {
    private static final long INDEX = 0xffffffffL;

    private String typed = "";
    private WordFilter wanted = new WordFilter("");
    private int[] found = {};

    /** Returns the indices of all that can be chosen, in the order in which they are shown. */
    abstract int[] all();

    /** Returns the text that must match. */
    abstract String text(int index);

    /** Returns the part of the text up to the cursor that filters the rows. */
    String filterOf(String typed) {
        return typed;
    }

    /** Whether the text has become one that the list is not for, so that the list closes. */
    boolean isOver(String typed) {
        return false;
    }

    /** Whether the line and its prompt serve the list alone. */
    abstract boolean ownsLine();

    /** Takes another selection of rows, if there is one. */
    void changeScope() {}

    /** Deletes a row, if rows can be deleted. */
    void delete(int row) {}

    /** Shows what matches the text up to the cursor. */
    void filter(String text) {
        typed = text;
        WordFilter next = new WordFilter(filterOf(typed));
        int[] within = next.narrows(wanted) && !wanted.isEmpty() ? found : all();
        found = next.isEmpty() ? all() : best(next, within);
        wanted = next;
    }

    /** Filters again after the rows have changed. */
    final void refilter() {
        wanted = new WordFilter("");
        filter(typed);
    }

    /** Sorts by score; of those with the same score, the one with the higher index comes first. */
    final int[] best(WordFilter filter, int[] within) {
        long[] ranks = new long[within.length];
        int size = 0;
        for (int index : within) {
            int score = filter.score(text(index));
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

    /** Returns what is shown in a row. */
    final int index(int row) {
        return found[row];
    }

    final IntStream indices() {
        return Arrays.stream(found);
    }

    final BitSet marks(String shown) {
        return wanted.marks(shown);
    }

    @Override
    public final int size() {
        return found.length;
    }
}
