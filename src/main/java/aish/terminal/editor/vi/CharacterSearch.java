package aish.terminal.editor.vi;

import java.util.OptionalInt;

/**
 * A search for a character in the line.
 *
 * @param before whether to stop one character before it
 */
record CharacterSearch(int character, boolean forward, boolean before) {
    CharacterSearch reversed() {
        return new CharacterSearch(character, !forward, before);
    }

    OptionalInt from(ViLine line, int cursor, int count) {
        int found = cursor;
        for (int i = 0; i < count; i++) {
            OptionalInt next = next(line, found);
            if (next.isEmpty()) {
                return next;
            }
            found = next.getAsInt();
        }
        if (!before) {
            return OptionalInt.of(found);
        }
        return OptionalInt.of(forward ? line.previous(found) : line.next(found));
    }

    /** Like {@link #from}, but continues past a character that it stopped before. */
    OptionalInt again(ViLine line, int cursor, int count) {
        int neighbour = forward ? line.next(cursor) : line.previous(cursor);
        boolean there = before && neighbour < line.length() && line.at(neighbour) == character;
        return from(line, there ? neighbour : cursor, count);
    }

    private OptionalInt next(ViLine line, int from) {
        int end = forward ? line.end(from) : line.start(from) - 1;
        int step = forward ? 1 : -1;
        for (int i = from + step; forward ? i < end : i > end; i += step) {
            if (line.at(i) == character) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }
}
