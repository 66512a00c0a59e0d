package aish.terminal.render;

import module java.base;

/** The open lists and quotes, outermost first. Columns are those of the source. */
final class OpenContainers {
    private static final int DEEPEST = 24;

    /** A block that contains other blocks. */
    private sealed interface Container {}

    private record Quote(int textAt) implements Container {}

    /**
     * @param shift how far its text is indented on the screen, relative to what surrounds it
     */
    private record Item(int markerAt, int textAt, int shift) implements Container {
        /**
         * Whether text at a column belongs to the item. Two columns are enough, because models
         * indent by what looks right.
         */
        boolean holds(int column) {
            return column >= Math.min(textAt, markerAt + 2);
        }
    }

    private final String bar;
    private final List<Container> open = new ArrayList<>();
    private int matched;

    OpenContainers(boolean unicode) {
        this.bar = unicode ? "│ " : "> ";
    }

    String bar() {
        return bar;
    }

    void startLine() {
        matched = 0;
    }

    /**
     * Reads a quote mark, which continues the next quote or opens one.
     *
     * @return whether it opened one
     */
    boolean quote(int markAt, int textAt) {
        matchItems(markAt);
        for (int i = matched; i < open.size(); i++) {
            if (open.get(i) instanceof Quote) {
                open.set(i, new Quote(textAt));
                matched = i + 1;
                return false;
            }
        }
        trim();
        add(new Quote(textAt));
        return true;
    }

    void item(int markerAt, int textAt, int shift) {
        matchItems(markerAt);
        trim();
        add(new Item(markerAt, textAt, shift));
    }

    /** Called where text starts: includes the items for which it is indented enough. */
    void matchItems(int column) {
        while (matched < open.size()
                && open.get(matched) instanceof Item item
                && item.holds(column)) {
            matched++;
        }
    }

    /** Closes the containers that this line does not continue. */
    void trim() {
        open.subList(matched, open.size()).clear();
    }

    /** Whether a quote is open that this line has no mark for. */
    boolean leftQuote() {
        return open.subList(matched, open.size()).stream().anyMatch(Quote.class::isInstance);
    }

    boolean quoted() {
        return open.stream().anyMatch(Quote.class::isInstance);
    }

    /** The column at which the text of the innermost container starts in this line. */
    int textAt() {
        if (matched == 0) {
            return 0;
        }
        return switch (open.get(matched - 1)) {
            case Quote quote -> quote.textAt();
            case Item item -> item.textAt();
        };
    }

    String margin() {
        StringBuilder margin = new StringBuilder();
        for (Container container : open) {
            switch (container) {
                case Quote _ -> margin.append(bar);
                case Item item -> margin.repeat(' ', item.shift());
            }
        }
        return margin.toString();
    }

    private void add(Container container) {
        if (open.size() < DEEPEST) {
            open.add(container);
        }
        matched = open.size();
    }

    /** The part of a line whose kind is not known yet, and the column where it starts. */
    static final class PendingLine {
        private static final int TAB = 4;

        private final StringBuilder text = new StringBuilder();
        private int column;

        void append(int c) {
            text.appendCodePoint(c);
        }

        void clear() {
            text.setLength(0);
            column = 0;
        }

        boolean isEmpty() {
            return text.isEmpty();
        }

        CharSequence text() {
            return text;
        }

        int column() {
            return column;
        }

        /** Removes spaces and tabs at the start, up to a column. */
        void skipBlanks(int limit) {
            int at = 0;
            while (at < text.length() && column < limit && isBlank(text.charAt(at))) {
                advance(text.charAt(at));
                at++;
            }
            text.delete(0, at);
        }

        void consume(int length) {
            for (int i = 0; i < length; i++) {
                advance(text.charAt(i));
            }
            text.delete(0, length);
        }

        private void advance(char c) {
            column = c == '\t' ? column + TAB - column % TAB : column + 1;
        }

        private static boolean isBlank(char c) {
            return c == ' ' || c == '\t';
        }
    }
}
