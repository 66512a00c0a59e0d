package aish.terminal.editor;

import module java.base;

import aish.text.PlainText;
import org.jline.reader.Candidate;

/** Completions as a list, filtered by what is typed after the list has opened. */
final class CandidateList extends FilteredRows {
    private static final int LONGEST = 200;
    private static final int WIDEST = 40;

    /** In reverse order, because a higher index comes first. */
    private final List<Candidate> candidates;

    private final String completed;
    private final String opened;

    /**
     * @param candidates in their order
     * @param completed the word that they complete
     * @param opened the text up to the cursor when the list opens
     */
    CandidateList(List<Candidate> candidates, String completed, String opened) {
        this.candidates = List.copyOf(candidates.reversed());
        this.completed = completed;
        this.opened = opened;
    }

    Candidate candidate(int row) {
        return candidates.get(index(row));
    }

    @Override
    int[] all() {
        int last = candidates.size() - 1;
        return IntStream.rangeClosed(0, last).map(i -> last - i).toArray();
    }

    /** What a candidate adds to the word. */
    @Override
    String text(int index) {
        String value = candidates.get(index).value();
        return value.startsWith(completed) ? value.substring(completed.length()) : value;
    }

    @Override
    String filterOf(String typed) {
        return typed.substring(opened.length());
    }

    @Override
    boolean isOver(String typed) {
        if (!typed.startsWith(opened)) {
            return true;
        }
        WordFilter filter = new WordFilter(filterOf(typed));
        return typed.length() > opened.length()
                && (filter.isEmpty() || best(filter, all()).length == 0);
    }

    @Override
    boolean ownsLine() {
        return false;
    }

    @Override
    public PickList.Row row(int row) {
        String name = candidate(row).displ();
        String text = PlainText.oneLine(name.substring(0, Math.min(LONGEST, name.length())));
        String about = candidate(row).descr();
        return new PickList.Row(
                "", text, marks(text(index(row)), text), about == null ? "" : about);
    }

    /** Marks what was typed; the part of the word that was there before is not marked. */
    private BitSet marks(String added, String text) {
        int offset = text.length() - added.length();
        BitSet marks = new BitSet();
        if (text.endsWith(added)) {
            marks(added).stream().forEach(at -> marks.set(at + offset));
        }
        return marks;
    }

    @Override
    public int textWidth() {
        return indices()
                .map(index -> Math.clamp(candidates.get(index).displ().length(), 1, WIDEST))
                .max()
                .orElse(1);
    }

    @Override
    public String footer(int shown) {
        return "%,d · Enter: take · type to filter · Esc: back".formatted(size());
    }
}
