package aish.terminal.editor.vi;

import aish.text.Clusters;

/** A text with vi's notion of words and lines. Positions are counted in code points. */
final class ViLine {
    /** Kinds of characters; a run of one kind is a word. */
    enum Kind {
        BLANK,
        WORD,
        OTHER
    }

    private final String text;
    private final int[] points;
    private final Clusters clusters;

    ViLine(String text) {
        this.text = text;
        this.points = text.codePoints().toArray();
        this.clusters = new Clusters(text);
    }

    String text() {
        return text;
    }

    int length() {
        return points.length;
    }

    int at(int index) {
        return points[index];
    }

    String between(int from, int to) {
        return new String(points, from, to - from);
    }

    /** Returns the text with the part between two positions replaced. */
    String with(int from, int to, String replacement) {
        return between(0, from) + replacement + between(to, points.length);
    }

    int next(int index) {
        return clusters.next(index);
    }

    int previous(int index) {
        return clusters.previous(index);
    }

    int start(int index) {
        int at = index;
        while (at > 0 && points[at - 1] != '\n') {
            at--;
        }
        return at;
    }

    int end(int index) {
        int at = index;
        while (at < points.length && points[at] != '\n') {
            at++;
        }
        return at;
    }

    int firstNonBlank(int index) {
        int at = start(index);
        int end = end(index);
        while (at < end && kind(at, true) == Kind.BLANK) {
            at++;
        }
        return at;
    }

    /**
     * Returns the nearest position for the cursor of a command: on a character, if the line has
     * one.
     */
    int onCharacter(int index) {
        int at = Math.clamp(index, 0, points.length);
        boolean behind = at == points.length || points[at] == '\n';
        return behind && at > start(at) ? previous(at) : at;
    }

    /**
     * @param wide whether only white space separates words
     */
    Kind kind(int index, boolean wide) {
        int c = points[index];
        if (Character.isWhitespace(c)) {
            return Kind.BLANK;
        }
        return wide || Character.isLetterOrDigit(c) || c == '_' ? Kind.WORD : Kind.OTHER;
    }

    /** Returns the end of the run of characters of one kind at {@code index}. */
    int runEnd(int index, boolean wide) {
        Kind kind = kind(index, wide);
        int at = index;
        while (at < points.length && isLike(at, kind, wide)) {
            at = next(at);
        }
        return at;
    }

    /** Returns the start of the run of characters of one kind at {@code index}. */
    int runStart(int index, boolean wide) {
        Kind kind = kind(index, wide);
        int at = index;
        while (at > 0 && isLike(previous(at), kind, wide)) {
            at = previous(at);
        }
        return at;
    }

    private boolean isLike(int index, Kind kind, boolean wide) {
        return kind(index, wide) == kind;
    }

    int skipBlanks(int index) {
        int at = index;
        while (at < points.length && kind(at, true) == Kind.BLANK) {
            at++;
        }
        return at;
    }
}
