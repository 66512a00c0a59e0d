package aish.model.openai;

/**
 * Separates a leading {@code <think>} block from the answer after it, wherever the text was split.
 * A block that is never closed is all reasoning.
 */
final class ThinkSplitter {
    private static final String OPEN = "<think>";
    private static final String CLOSE = "</think>";

    /**
     * After this much white space no block is expected any more, and the text is no longer held
     * back.
     */
    private static final int MAX_BLANKS = 1000;

    private final Sink sink;

    /** What may still turn out to be part of a tag, or is white space at the start. */
    private final StringBuilder held = new StringBuilder();

    private State state = State.START;

    ThinkSplitter(Sink sink) {
        this.sink = sink;
    }

    /** Receives the two kinds of text. */
    interface Sink {
        void text(String text);

        void reasoning(String text);
    }

    private enum State {
        START,
        BEFORE_THOUGHT,
        THOUGHT,
        BEFORE_ANSWER,
        ANSWER
    }

    void add(String text) {
        if (state == State.ANSWER) {
            sink.text(text);
            return;
        }
        held.append(text);
        boolean moved;
        do {
            State before = state;
            step();
            moved = state != before;
        } while (moved && !held.isEmpty());
    }

    /** Releases what was held back. */
    void end() {
        String rest = held.toString();
        held.setLength(0);
        if (state == State.START && !rest.isEmpty()) {
            sink.text(rest);
        } else if (state == State.THOUGHT && !rest.isEmpty()) {
            sink.reasoning(rest);
        }
    }

    private void step() {
        switch (state) {
            case START -> start();
            case BEFORE_THOUGHT -> skipBlanks(State.THOUGHT);
            case THOUGHT -> thought();
            case BEFORE_ANSWER -> skipBlanks(State.ANSWER);
            case ANSWER -> sink.text(take(held.length()));
        }
        if (state == State.ANSWER && !held.isEmpty()) {
            sink.text(take(held.length()));
        }
    }

    private void start() {
        int first = firstVisible();
        int seen = Math.min(held.length() - first, OPEN.length());
        if (first > MAX_BLANKS || !OPEN.startsWith(held.substring(first, first + seen))) {
            state = State.ANSWER;
        } else if (seen == OPEN.length()) {
            held.delete(0, first + seen);
            state = State.BEFORE_THOUGHT;
        }
    }

    private void skipBlanks(State next) {
        held.delete(0, firstVisible());
        if (!held.isEmpty()) {
            state = next;
        }
    }

    private void thought() {
        int close = held.indexOf(CLOSE);
        int whole = close >= 0 ? close : held.length() - partOfClose();
        if (whole > 0) {
            sink.reasoning(take(whole));
        }
        if (close >= 0) {
            held.delete(0, CLOSE.length());
            state = State.BEFORE_ANSWER;
        }
    }

    /** Returns how many of the last characters could be the start of the closing tag. */
    private int partOfClose() {
        for (int size = Math.min(CLOSE.length() - 1, held.length()); size > 0; size--) {
            if (CLOSE.startsWith(held.substring(held.length() - size))) {
                return size;
            }
        }
        return 0;
    }

    private int firstVisible() {
        int first = 0;
        while (first < held.length() && Character.isWhitespace(held.charAt(first))) {
            first++;
        }
        return first;
    }

    private String take(int length) {
        String taken = held.substring(0, length);
        held.delete(0, length);
        return taken;
    }
}
