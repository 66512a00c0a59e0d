package aish.safety.walk;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place among the words of a command, behind its name at first. */
public final class WordCursor {
    private final List<ExpandedWord> words;
    private int at = 1;

    public WordCursor(List<ExpandedWord> words) {
        this.words = words;
    }

    public boolean hasNext() {
        return at < words.size();
    }

    public ExpandedWord next() {
        return words.get(at++);
    }

    /** The text of the next word; null if there is none. */
    @Nullable
    public String peek() {
        return hasNext() ? words.get(at).text() : null;
    }

    /** The number of the next word. */
    public int position() {
        return at;
    }
}
