package aish.terminal.editor;

import module java.base;

import aish.text.PlainText;
import org.jline.reader.Candidate;

/** Completions as a list, filtered by what is typed after the list has opened. */
final class CandidateList implements ListReader.Choices {
    private static final int LONGEST = 200;

    private final List<Candidate> candidates;
    private final String completed;
    private final String opened;
    private List<Candidate> found = List.of();

    /**
     * @param candidates in their order
     * @param completed the word that they complete
     * @param opened the text up to the cursor when the list opens
     */
    CandidateList(List<Candidate> candidates, String completed, String opened) {
        this.candidates = List.copyOf(candidates);
        this.completed = completed;
        this.opened = opened;
    }

    Candidate candidate(int row) {
        return found.get(row);
    }

    @Override
    public boolean isOver(String text) {
        return !text.startsWith(opened) || match(typed(text)).isEmpty();
    }

    @Override
    public boolean ownsLine() {
        return false;
    }

    private String typed(String text) {
        return text.substring(opened.length());
    }

    /** What a candidate adds to the word. */
    private String added(Candidate candidate) {
        String value = candidate.value();
        return value.startsWith(completed) ? value.substring(completed.length()) : value;
    }

    private List<Candidate> match(String typed) {
        FuzzyFilter filter = new FuzzyFilter(typed);
        if (filter.isEmpty()) {
            return typed.isEmpty() ? candidates : List.of();
        }
        record Ranked(Candidate candidate, int score) {}
        List<Ranked> ranked = new ArrayList<>();
        for (Candidate candidate : candidates) {
            int score = filter.score(added(candidate));
            if (score != FuzzyFilter.NONE) {
                ranked.add(new Ranked(candidate, score));
            }
        }
        ranked.sort(Comparator.comparingInt(Ranked::score).reversed());
        return ranked.stream().map(Ranked::candidate).toList();
    }

    @Override
    public PickList.Rows matching(String text) {
        String typed = typed(text);
        found = match(typed);
        return new Found(found, new FuzzyFilter(typed));
    }

    /** The rows of the candidates that match. */
    private final class Found implements PickList.Rows {
        private final List<Candidate> rows;
        private final FuzzyFilter filter;
        private final int width;

        Found(List<Candidate> rows, FuzzyFilter filter) {
            this.rows = rows;
            this.filter = filter;
            this.width =
                    rows.stream()
                            .mapToInt(row -> Math.min(40, row.displ().length()))
                            .max()
                            .orElse(1);
        }

        @Override
        public int size() {
            return rows.size();
        }

        @Override
        public PickList.Row row(int index) {
            Candidate candidate = rows.get(index);
            String name = candidate.displ();
            String text = PlainText.oneLine(name.substring(0, Math.min(LONGEST, name.length())));
            String about = candidate.descr();
            return new PickList.Row("", text, marks(candidate, text), about == null ? "" : about);
        }

        /** Marks what was typed; the part of the word that was there before is not marked. */
        private BitSet marks(Candidate candidate, String text) {
            String added = added(candidate);
            int offset = text.length() - added.length();
            BitSet marks = new BitSet();
            if (text.endsWith(added)) {
                filter.marks(added).stream().forEach(at -> marks.set(at + offset));
            }
            return marks;
        }

        @Override
        public int textWidth() {
            return Math.max(1, width);
        }

        @Override
        public String footer(int shown) {
            return "%,d · Enter: take · type to filter · Esc: back".formatted(rows.size());
        }
    }
}
