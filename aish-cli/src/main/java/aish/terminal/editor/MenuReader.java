package aish.terminal.editor;

import module java.base;

import aish.terminal.completion.LineCompleter.CommandWords;

import org.jline.reader.Buffer;
import org.jline.reader.Candidate;
import org.jline.reader.impl.BufferImpl;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;

/**
 * JLine's reader, which lists commands below the line while the name of one is typed, and opens a
 * menu of completions.
 */
abstract class MenuReader extends HistoryReader {
    /** More completions than these are a menu at once. */
    private static final int MANY = 100;

    private static final int LONGEST_NAME = 80;
    private static final String ESCAPE = "\u001b";

    private CommandMenu menu = new CommandMenu(Optional.empty());

    /** The line before its completions were listed. */
    private Buffer listed = new BufferImpl();

    MenuReader(Terminal terminal, String name, EditorHistory lines) {
        super(terminal, name, lines);
    }

    /** Shows a menu of these commands from now on, or none. */
    final void showMenu(Optional<CommandWords> commands) {
        menu = new CommandMenu(commands);
    }

    final boolean closeMenu() {
        menu.close();
        return true;
    }

    private boolean isMenuOpen() {
        return post == null
                && buf.cursor() == buf.length()
                && !isInViCmdMode()
                && menu.isOpenFor(buf.toString());
    }

    @Override
    protected boolean selfInsert() {
        boolean done = super.selfInsert();
        updateMenu();
        return done;
    }

    @Override
    protected boolean backwardDeleteChar() {
        boolean done = super.backwardDeleteChar();
        updateMenu();
        return done;
    }

    private void updateMenu() {
        // a long text is no name, and copying it for every key would take ever longer
        menu.update(buf.length() > LONGEST_NAME ? "" : buf.toString());
    }

    /** Returns what the menu shows below the line; empty if it is closed. */
    final AttributedString menuBelow() {
        return isMenuOpen() ? menu.draw(size.getRows(), size.getColumns()) : AttributedString.EMPTY;
    }

    @Override
    protected void doCleanup(boolean newLine) {
        closeMenu();
        super.doCleanup(newLine);
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
