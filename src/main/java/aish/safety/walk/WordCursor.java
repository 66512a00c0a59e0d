package aish.safety.walk;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A position among the words of a command, initially after its name. */
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

    /** Returns the text of the next word without consuming it; null if there is none. */
    @Nullable
    public String peek() {
        return hasNext() ? words.get(at).text() : null;
    }

    /** The index of the next word. */
    public int position() {
        return at;
    }
}
