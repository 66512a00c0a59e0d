package aish.safety;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place among the words of a command, behind its name at first. */
final class WordCursor {
    private final List<Field> words;
    private int at = 1;

    WordCursor(List<Field> words) {
        this.words = words;
    }

    boolean hasNext() {
        return at < words.size();
    }

    Field next() {
        return words.get(at++);
    }

    /** The text of the next word; null if there is none. */
    @Nullable String peek() {
        return hasNext() ? words.get(at).text() : null;
    }

    /** The number of the next word. */
    int position() {
        return at;
    }
}
