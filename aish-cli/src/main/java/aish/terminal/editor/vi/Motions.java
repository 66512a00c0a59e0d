package aish.terminal.editor.vi;

import module java.base;

import aish.terminal.editor.vi.ViCommands.ViLine;

import org.jspecify.annotations.Nullable;

/** Determines where vi's motions lead. */
final class Motions {
    private static final String BRACKETS = "()[]{}";

    private @Nullable CharacterSearch lastFind;

    /**
     * Where a motion leads.
     *
     * @param inclusive whether an operator includes the character there
     */
    record Target(int index, boolean inclusive) {}

    /**
     * @param operator the key of the pending operator, or 0
     * @param more supplies the character that a search is for
     */
    Optional<Target> from(
            ViLine line, int cursor, int key, int count, int operator, ViCommands.Keys more) {
        boolean wide = Character.isUpperCase(key);
        CharacterSearch find = lastFind;
        return switch (key) {
            case 'h', '\b', 0x7f -> moved(cursor, times(count, cursor, line::previous));
            case 'l', ' ' -> moved(cursor, right(line, cursor, count, operator));
            case '0' -> target(0);
            case '^' -> target(line.skipBlanks(0));
            case '$' -> target(line.length());
            case '|' -> target(times(count - 1, 0, line::next));
            case 'w', 'W' -> target(wordForward(line, cursor, count, operator, wide));
            case 'b', 'B' -> moved(cursor, times(count, cursor, i -> wordBack(line, i, wide)));
            case 'e', 'E' -> inclusive(times(count, cursor, i -> wordEnd(line, i, wide)));
            case 'f', 'F', 't', 'T' -> {
                find =
                        new CharacterSearch(
                                more.next(), "ft".indexOf(key) >= 0, "tT".indexOf(key) >= 0);
                lastFind = find;
                yield find.from(line, cursor, count);
            }
            case ';' -> find == null ? Optional.empty() : find.again(line, cursor, count);
            case ',' ->
                    find == null ? Optional.empty() : find.reversed().again(line, cursor, count);
            case '%' -> {
                int other = otherBracket(line, cursor);
                yield other < 0 ? Optional.empty() : inclusive(other);
            }
            default -> Optional.empty();
        };
    }

    private static Optional<Target> target(int index) {
        return Optional.of(new Target(index, false));
    }

    private static Optional<Target> inclusive(int index) {
        return Optional.of(new Target(index, true));
    }

    /** Fails if the motion does not move the cursor. */
    private static Optional<Target> moved(int cursor, int index) {
        return index == cursor ? Optional.empty() : target(index);
    }

    private static int times(int count, int from, IntUnaryOperator step) {
        int at = from;
        for (int i = 0; i < count; i++) {
            int next = step.applyAsInt(at);
            if (next == at) {
                return at;
            }
            at = next;
        }
        return at;
    }

    private static int right(ViLine line, int cursor, int count, int operator) {
        int last = operator == 0 ? line.onCharacter(line.length()) : line.length();
        return times(count, cursor, i -> Math.min(last, line.next(i)));
    }

    private static int wordForward(ViLine line, int cursor, int count, int operator, boolean wide) {
        int at = times(count - 1, cursor, i -> nextWord(line, i, wide));
        // of a word that changes, the spaces after it stay
        return operator == 'c' && at < line.length() && !line.isBlank(at)
                ? line.runEnd(at, wide)
                : nextWord(line, at, wide);
    }

    private static int nextWord(ViLine line, int from, boolean wide) {
        boolean onWord = from < line.length() && !line.isBlank(from);
        return line.skipBlanks(onWord ? line.runEnd(from, wide) : from);
    }

    private static int wordBack(ViLine line, int from, boolean wide) {
        int at = line.skipBlanksBack(from);
        return at == 0 ? 0 : line.runStart(line.previous(at), wide);
    }

    private static int wordEnd(ViLine line, int from, boolean wide) {
        int at = line.skipBlanks(line.next(from));
        return at >= line.length() ? from : line.previous(line.runEnd(at, wide));
    }

    /**
     * Returns the index of the bracket that matches the first one at or after the cursor, or -1.
     */
    private static int otherBracket(ViLine line, int cursor) {
        for (int i = cursor; i < line.length(); i++) {
            int bracket = BRACKETS.indexOf(line.at(i));
            if (bracket >= 0) {
                return partner(line, i, BRACKETS.charAt(bracket ^ 1));
            }
        }
        return -1;
    }

    private static int partner(ViLine line, int from, int there) {
        int here = line.at(from);
        int open = 0;
        int step = here < there ? 1 : -1;
        for (int i = from; i >= 0 && i < line.length(); i += step) {
            open += line.at(i) == here ? 1 : line.at(i) == there ? -1 : 0;
            if (open == 0) {
                return i;
            }
        }
        return -1;
    }

    /**
     * A search for a character in the line.
     *
     * @param before whether to stop one character before it
     */
    private record CharacterSearch(int character, boolean forward, boolean before) {
        CharacterSearch reversed() {
            return new CharacterSearch(character, !forward, before);
        }

        Optional<Target> from(ViLine line, int cursor, int count) {
            int found = cursor;
            for (int i = 0; i < count && found >= 0; i++) {
                found = next(line, found);
            }
            if (found < 0) {
                return Optional.empty();
            }
            int beside = forward ? line.previous(found) : line.next(found);
            return Optional.of(new Target(before ? beside : found, forward));
        }

        /** Like {@link #from}, but continues past a character that it stopped before. */
        Optional<Target> again(ViLine line, int cursor, int count) {
            int neighbour = forward ? line.next(cursor) : line.previous(cursor);
            boolean there = before && neighbour < line.length() && line.at(neighbour) == character;
            return from(line, there ? neighbour : cursor, count);
        }

        private int next(ViLine line, int from) {
            int end = forward ? line.length() : -1;
            int step = forward ? 1 : -1;
            for (int i = from + step; forward ? i < end : i > end; i += step) {
                if (line.at(i) == character) {
                    return i;
                }
            }
            return -1;
        }
    }
}
