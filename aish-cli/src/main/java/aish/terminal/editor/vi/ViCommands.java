package aish.terminal.editor.vi;

import module java.base;

import aish.text.Clusters;

/** vi's commands that move in a line or change it, with the state they share. */
public final class ViCommands {
    /** The keys that start such a command. */
    public static final String KEYS = "hl 0123456789^$|wWbBeEfFtT;,%dcyxXDCsSYr~pPiaIA";

    private static final int MOST_REPEATED = 9999;

    private final Motions motions = new Motions();
    private String register = "";

    /** Supplies the keys of a command after its first. */
    @FunctionalInterface
    public interface Keys {
        int next();
    }

    /** The mode after a command. */
    public enum Then {
        COMMAND,
        INSERT
    }

    /** The result of a command. */
    public sealed interface Outcome {
        /** The new text and cursor position, in code points. */
        record Edited(String text, int cursor, Then then) implements Outcome {}

        /** The command is not possible there, or there is no such command. */
        record Failed() implements Outcome {}

        /** A count for a key that is handled elsewhere. */
        record Counted(int count, int key) implements Outcome {}
    }

    private static final Outcome FAILED = new Outcome.Failed();

    /**
     * @param cursor in code points
     * @param key the first key of the command
     */
    public Outcome apply(String text, int cursor, int key, Keys more) {
        ViLine line = new ViLine(text);
        Outcome.Counted command = counted(key, more);
        if (KEYS.indexOf(command.key()) < 0) {
            return command.count() > 0 ? command : FAILED;
        }
        int at = line.onCharacter(cursor);
        return apply(line, at, command.key(), Math.max(1, command.count()), more);
    }

    /** Reads a count, or 0, and the key after it. */
    private static Outcome.Counted counted(int first, Keys more) {
        int count = 0;
        int key = first;
        while ((key >= '1' && key <= '9') || (key == '0' && count > 0)) {
            count = Math.min(MOST_REPEATED, count * 10 + key - '0');
            key = more.next();
        }
        return new Outcome.Counted(count, key);
    }

    /** Returns the cursor position between commands: on a character, if the line has one. */
    public static int onCharacter(String text, int cursor) {
        return new ViLine(text).onCharacter(cursor);
    }

    private Outcome apply(ViLine line, int cursor, int key, int count, Keys more) {
        return switch (key) {
            case 'd', 'c', 'y' -> operate(line, cursor, key, count, more);
            case 'x' -> operate(line, cursor, 'd', count, one('l'));
            case 'X' -> operate(line, cursor, 'd', count, one('h'));
            case 'D' -> operate(line, cursor, 'd', count, one('$'));
            case 'C' -> operate(line, cursor, 'c', count, one('$'));
            case 'Y' -> operate(line, cursor, 'y', count, one('$'));
            case 's' -> substitute(line, cursor, count);
            case 'S' -> operate(line, cursor, 'c', count, one('c'));
            case 'r' -> replace(line, cursor, count, more.next());
            case '~' -> swapCase(line, cursor, count);
            case 'p' -> put(line, cursor, count, true);
            case 'P' -> put(line, cursor, count, false);
            case 'i' -> insertAt(line, cursor);
            case 'a' -> insertAt(line, line.next(cursor));
            case 'I' -> insertAt(line, line.skipBlanks(0));
            case 'A' -> insertAt(line, line.length());
            default ->
                    motions.from(line, cursor, key, count, 0, more)
                            .map(target -> at(line, target.index()))
                            .orElse(FAILED);
        };
    }

    private static Keys one(int key) {
        return () -> key;
    }

    private static Outcome at(ViLine line, int cursor) {
        return new Outcome.Edited(line.text, line.onCharacter(cursor), Then.COMMAND);
    }

    private static Outcome insertAt(ViLine line, int cursor) {
        return new Outcome.Edited(line.text, cursor, Then.INSERT);
    }

    private Outcome operate(ViLine line, int cursor, int operator, int count, Keys more) {
        Outcome.Counted motion = counted(more.next(), more);
        if (motion.key() == operator) {
            return operateOnAll(line, cursor, operator);
        }
        int all = Math.min(MOST_REPEATED, count * Math.max(1, motion.count()));
        return span(line, cursor, operator, all, motion.key(), more)
                .map(span -> operate(line, span, operator))
                .orElse(FAILED);
    }

    private Optional<LineSpan> span(
            ViLine line, int cursor, int operator, int count, int key, Keys more) {
        return motions.from(line, cursor, key, count, operator, more)
                .map(target -> span(line, cursor, target));
    }

    private static LineSpan span(ViLine line, int cursor, Motions.Target target) {
        int from = Math.min(cursor, target.index());
        int to = Math.max(cursor, target.index());
        return new LineSpan(from, target.inclusive() ? line.next(to) : to);
    }

    private Outcome operate(ViLine line, LineSpan span, int operator) {
        register = line.between(span.from(), span.to());
        if (operator == 'y') {
            return at(line, span.from());
        }
        return without(line, span, operator);
    }

    private static Outcome without(ViLine line, LineSpan span, int operator) {
        ViLine rest = new ViLine(line.with(span.from(), span.to(), ""));
        return operator == 'c' ? insertAt(rest, span.from()) : at(rest, span.from());
    }

    private Outcome operateOnAll(ViLine line, int cursor, int operator) {
        register = line.text;
        return operator == 'y'
                ? at(line, cursor)
                : without(line, new LineSpan(0, line.length()), operator);
    }

    /** Also works where there is nothing to delete. */
    private Outcome substitute(ViLine line, int cursor, int count) {
        return cursor == line.length()
                ? insertAt(line, cursor)
                : operate(line, cursor, 'c', count, one('l'));
    }

    private static Outcome replace(ViLine line, int cursor, int count, int character) {
        int to = cursor;
        for (int i = 0; i < count; i++) {
            if (to >= line.length()) {
                return FAILED;
            }
            to = line.next(to);
        }
        if (Character.isISOControl(character) || !Character.isValidCodePoint(character)) {
            return FAILED;
        }
        String replacement = Character.toString(character).repeat(count);
        return new Outcome.Edited(
                line.with(cursor, to, replacement), cursor + count - 1, Then.COMMAND);
    }

    private static Outcome swapCase(ViLine line, int cursor, int count) {
        int to = Math.min(line.length(), cursor + count);
        if (to == cursor) {
            return FAILED;
        }
        StringBuilder swapped = new StringBuilder();
        for (int i = cursor; i < to; i++) {
            int c = line.at(i);
            int upper = Character.toUpperCase(c);
            swapped.appendCodePoint(upper == c ? Character.toLowerCase(c) : upper);
        }
        return at(new ViLine(line.with(cursor, to, swapped.toString())), to);
    }

    private Outcome put(ViLine line, int cursor, int count, boolean after) {
        if (register.isEmpty()) {
            return FAILED;
        }
        int at = after ? line.next(cursor) : cursor;
        String text = register.repeat(count);
        ViLine done = new ViLine(line.with(at, at, text));
        return at(done, done.previous(at + text.codePointCount(0, text.length())));
    }

    /** A part of a line, up to but not including {@code to}. */
    private record LineSpan(int from, int to) {}

    /** A text with vi's notion of words. Positions are counted in code points. */
    static final class ViLine {
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

        private int skip(int from, IntPredicate skipped) {
            int at = from;
            while (at < points.length && skipped.test(at)) {
                at = next(at);
            }
            return at;
        }

        private int skipBack(int from, IntPredicate skipped) {
            int at = from;
            while (at > 0 && skipped.test(previous(at))) {
                at = previous(at);
            }
            return at;
        }

        /**
         * Returns the nearest position for the cursor of a command: on a character, if the line has
         * one.
         */
        int onCharacter(int index) {
            int at = Math.clamp(index, 0, points.length);
            return at == points.length ? previous(at) : at;
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

        boolean isBlank(int index) {
            return kind(index, true) == Kind.BLANK;
        }

        /** Returns the end of the run of characters of one kind at {@code index}. */
        int runEnd(int index, boolean wide) {
            Kind kind = kind(index, wide);
            return skip(index, i -> kind(i, wide) == kind);
        }

        /** Returns the start of the run of characters of one kind at {@code index}. */
        int runStart(int index, boolean wide) {
            Kind kind = kind(index, wide);
            return skipBack(index, i -> kind(i, wide) == kind);
        }

        int skipBlanks(int index) {
            return skip(index, this::isBlank);
        }

        int skipBlanksBack(int index) {
            return skipBack(index, this::isBlank);
        }
    }
}
