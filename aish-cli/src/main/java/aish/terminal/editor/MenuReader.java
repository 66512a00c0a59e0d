package aish.terminal.editor;

import module java.base;

import org.jline.reader.Buffer;
import org.jline.reader.Candidate;
import org.jline.reader.impl.BufferImpl;
import org.jline.terminal.Terminal;

/** JLine's reader, in which many completions are a menu at once. */
abstract class MenuReader extends HistoryReader {
    /** More completions than these are a menu at once. */
    private static final int MANY = 100;

    private static final String ESCAPE = "\u001b";

    /** The line before its completions were listed. */
    private Buffer listed = new BufferImpl();

    MenuReader(Terminal terminal, String name, EditorHistory lines) {
        super(terminal, name, lines);
    }

    /** An empty line seldom has completions, which is nothing to beep at. */
    @Override
    protected boolean expandOrComplete() {
        return super.expandOrComplete() || buf.toString().isBlank();
    }

    /** Lists completions until the next key if they fit, otherwise opens a menu. */
    @Override
    protected boolean doList(
            List<Candidate> possible,
            String completed,
            boolean runLoop,
            BiFunction<CharSequence, Boolean, CharSequence> escaper,
            boolean forSuggestion) {
        listed = buf.copy();
        if (runLoop && !isDumb() && !fits(possible)) {
            doMenu(possible, completed, escaper);
            return false;
        }
        return super.doList(possible, completed, runLoop, escaper, forSuggestion);
    }

    /** Whether a list would take less than the window in columns of equal width. */
    private boolean fits(List<Candidate> possible) {
        int longest = 1;
        for (Candidate candidate : possible) {
            String about = candidate.descr();
            int width = candidate.displ().length() + (about == null ? 0 : about.length() + 3);
            longest = Math.max(longest, width);
        }
        int columns = Math.max(1, size.getColumns() / (longest + 2));
        int rows = (possible.size() + columns - 1) / columns;
        return possible.size() < MANY && rows < size.getRows() / 2;
    }

    /** Esc leaves the line as it was. */
    @Override
    protected boolean doMenu(
            List<Candidate> original,
            String completed,
            BiFunction<CharSequence, Boolean, CharSequence> escaper) {
        // JLine has removed the word, by its length in chars, but the buffer counts code points
        setBuffer(listed);
        String word = escaper.apply(completed, false).toString();
        buf.backspace(word.codePointCount(0, word.length()));
        boolean done = super.doMenu(original, completed, escaper);
        if (ESCAPE.equals(getLastBinding())) {
            setBuffer(listed);
        }
        return done;
    }

    /** Goes to the line before, whatever is typed. */
    final boolean older() {
        return upLine() || upHistory();
    }
}
