package aish.terminal.editor.vi;

import module java.base;

import aish.terminal.editor.vi.ViCommands.ViLine;

/** vi's text objects: parts of a line named by their kind, wherever in them the cursor is. */
record TextObjects(ViLine line) {
    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";

    /**
     * @param around whether to include the delimiters, or for a word the spaces beside it
     */
    Optional<LineSpan> at(int cursor, int name, boolean around) {
        return switch (name) {
            case 'w' -> word(cursor, around, false);
            case 'W' -> word(cursor, around, true);
            case '"', '\'', '`' -> quoted(cursor, name, around);
            case '(', ')', 'b' -> enclosed(cursor, '(', ')', around);
            case '[', ']' -> enclosed(cursor, '[', ']', around);
            case '{', '}', 'B' -> enclosed(cursor, '{', '}', around);
            case '<', '>' -> enclosed(cursor, '<', '>', around);
            default -> Optional.empty();
        };
    }

    private Optional<LineSpan> word(int cursor, boolean around, boolean wide) {
        if (cursor >= line.length()) {
            return Optional.of(new LineSpan(cursor, cursor));
        }
        int from = line.runStart(cursor, wide);
        int to = line.runEnd(cursor, wide);
        if (!around) {
            return Optional.of(new LineSpan(from, to));
        }
        boolean onBlank = line.kind(cursor, wide) == ViLine.Kind.BLANK;
        if (onBlank && to < line.length()) {
            return Optional.of(new LineSpan(from, line.runEnd(to, wide)));
        }
        return Optional.of(onBlank ? new LineSpan(from, to) : withBlanks(from, to));
    }

    /** Includes the spaces after it, or if there are none those before it. */
    private LineSpan withBlanks(int from, int to) {
        int end = line.end(to);
        int behind = Math.min(line.skipBlanks(to), end);
        if (behind > to) {
            return new LineSpan(from, behind);
        }
        int start = line.start(from);
        int before = from;
        while (before > start && line.kind(before - 1, true) == ViLine.Kind.BLANK) {
            before--;
        }
        return new LineSpan(before == start ? from : before, to);
    }

    private Optional<LineSpan> quoted(int cursor, int quote, boolean around) {
        int end = line.end(cursor);
        int open = nextQuote(line.start(cursor), end, quote);
        while (open < end) {
            int close = nextQuote(open + 1, end, quote);
            if (close < end && cursor <= close) {
                return Optional.of(
                        around ? withBlanks(open, close + 1) : new LineSpan(open + 1, close));
            }
            open = close < end ? nextQuote(close + 1, end, quote) : end;
        }
        return Optional.empty();
    }

    private int nextQuote(int from, int end, int quote) {
        int at = from;
        while (at < end && line.at(at) != quote) {
            at += line.at(at) == '\\' ? 2 : 1;
        }
        return Math.min(at, end);
    }

    private Optional<LineSpan> enclosed(int cursor, int opening, int closing, boolean around) {
        int depth = 0;
        for (int i = Math.min(cursor, line.length() - 1); i >= 0; i--) {
            int c = line.at(i);
            if (c == opening && depth-- == 0) {
                int close = close(i, opening, closing);
                return close < 0
                        ? Optional.empty()
                        : Optional.of(
                                around ? new LineSpan(i, close + 1) : new LineSpan(i + 1, close));
            }
            depth += c == closing && i != cursor ? 1 : 0;
        }
        return Optional.empty();
    }

    /**
     * Returns the index of the bracket that matches the first one at or after the cursor, or -1.
     */
    int otherBracket(int cursor) {
        int end = line.end(cursor);
        for (int i = cursor; i < end; i++) {
            int opening = OPENING.indexOf(line.at(i));
            int closing = CLOSING.indexOf(line.at(i));
            if (opening >= 0) {
                return close(i, line.at(i), CLOSING.charAt(opening));
            }
            if (closing >= 0) {
                return open(i, OPENING.charAt(closing), line.at(i));
            }
        }
        return -1;
    }

    private int close(int from, int opening, int closing) {
        int depth = 0;
        for (int i = from; i < line.length(); i++) {
            depth += line.at(i) == opening ? 1 : line.at(i) == closing ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private int open(int from, int opening, int closing) {
        int depth = 0;
        for (int i = from; i >= 0; i--) {
            depth += line.at(i) == closing ? 1 : line.at(i) == opening ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    /** A part of a line, up to but not including {@code to}. */
    record LineSpan(int from, int to) {}
}
