package aish.terminal.editor.vi;

import module java.base;

import aish.terminal.editor.vi.ViCommands.ViLine;

/** vi's text objects: parts of a line named by their kind, wherever in them the cursor is. */
record TextObjects(ViLine line) {
    private static final String BRACKETS = "()[]{}";

    /** The names of each pair of brackets, the brackets first. */
    private static final List<String> PAIRS = List.of("()b", "[]", "{}B", "<>");

    /**
     * @param around whether to include the delimiters, or for a word the spaces beside it
     */
    Optional<LineSpan> at(int cursor, int name, boolean around) {
        return switch (name) {
            case 'w' -> word(cursor, around, false);
            case 'W' -> word(cursor, around, true);
            case '"', '\'', '`' -> quoted(cursor, name, around);
            default ->
                    PAIRS.stream()
                            .filter(pair -> pair.indexOf(name) >= 0)
                            .findFirst()
                            .flatMap(pair -> enclosed(cursor, pair, around));
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
        boolean onBlank = line.isBlank(cursor);
        if (onBlank && to < line.length()) {
            return Optional.of(new LineSpan(from, line.runEnd(to, wide)));
        }
        return Optional.of(onBlank ? new LineSpan(from, to) : withBlanks(from, to));
    }

    /** Includes the spaces after it, or if there are none those before it. */
    private LineSpan withBlanks(int from, int to) {
        int after = Math.min(line.skipBlanks(to), line.end(to));
        if (after > to) {
            return new LineSpan(from, after);
        }
        int start = line.start(from);
        int before = Math.max(start, line.skipBlanksBack(from));
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

    private Optional<LineSpan> enclosed(int cursor, String pair, boolean around) {
        int from = Math.min(cursor, line.length() - 1);
        int closing = pair.charAt(1);
        int within = from >= 0 && line.at(from) == closing ? 0 : 1;
        int open = partner(from, closing, pair.charAt(0), within);
        int close = open < 0 ? -1 : partner(open, pair.charAt(0), closing, 0);
        if (close < 0) {
            return Optional.empty();
        }
        return Optional.of(around ? new LineSpan(open, close + 1) : new LineSpan(open + 1, close));
    }

    /**
     * Returns the index of the bracket that matches the first one at or after the cursor, or -1.
     */
    int otherBracket(int cursor) {
        int end = line.end(cursor);
        for (int i = cursor; i < end; i++) {
            int bracket = BRACKETS.indexOf(line.at(i));
            if (bracket >= 0) {
                return partner(i, line.at(i), BRACKETS.charAt(bracket ^ 1), 0);
            }
        }
        return -1;
    }

    /**
     * Returns the index of the matching bracket; -1 if there is none.
     *
     * @param depth how many others are open before the first character
     */
    private int partner(int from, int here, int there, int depth) {
        int open = depth;
        int step = here < there ? 1 : -1;
        for (int i = from; i >= 0 && i < line.length(); i += step) {
            open += line.at(i) == here ? 1 : line.at(i) == there ? -1 : 0;
            if (open == 0) {
                return i;
            }
        }
        return -1;
    }

    /** A part of a line, up to but not including {@code to}. */
    record LineSpan(int from, int to) {}
}
