package aish.terminal.editor;

import module java.base;

import org.jline.reader.Buffer;
import org.jline.reader.Highlighter;
import org.jline.reader.impl.DefaultHighlighter;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;

/**
 * JLine's reader, in which Up goes through the lines that start with what is typed, and Ctrl-R
 * opens a list of the history.
 */
abstract class HistoryReader extends ListReader {
    private static final String SEARCH = "history: ";

    private final EditorHistory lines;

    /** What was typed before going back, with which the lines must start. */
    private String prefix = "";

    /** The line that has been shown since. */
    private String shown = "";

    HistoryReader(Terminal terminal, String name, EditorHistory lines) {
        super(terminal, name);
        this.lines = lines;
    }

    @Override
    protected boolean upLineOrHistory() {
        return upLine() || (startsSearch() ? back() : upHistory());
    }

    @Override
    protected boolean downLineOrHistory() {
        boolean searches = isAmongLines() && !prefix.isEmpty();
        return downLine() || (searches ? forward() : downHistory());
    }

    /** Whether lines are looked for by their start, which a command of vi does not do. */
    private boolean startsSearch() {
        if (isAmongLines()) {
            return !prefix.isEmpty();
        }
        boolean plain = isInViCmdMode() || !getHistory().equals(lines);
        prefix = plain ? "" : buf.toString();
        return !prefix.isEmpty();
    }

    /** Whether the line at the prompt is one that going back has shown. */
    private boolean isAmongLines() {
        return lines.index() < lines.size() && buf.toString().equals(shown);
    }

    private boolean back() {
        return find((isAmongLines() ? lines.index() : lines.size()) - 1, -1);
    }

    private boolean forward() {
        if (!find(lines.index() + 1, 1)) {
            lines.moveToEnd();
            setBuffer(prefix);
        }
        return true;
    }

    private boolean find(int from, int step) {
        int at = from;
        while (at >= 0 && at < lines.size() && !show(at)) {
            at += step;
        }
        return at >= 0 && at < lines.size();
    }

    private boolean show(int index) {
        String line = lines.get(index);
        if (!line.startsWith(prefix) || line.equals(buf.toString())) {
            return false;
        }
        lines.moveTo(index);
        setBuffer(line);
        shown = line;
        return true;
    }

    /** Every line, whatever is typed. */
    @Override
    protected boolean moveHistory(boolean next) {
        if (!isAmongLines()) {
            prefix = "";
        }
        boolean moved = super.moveHistory(next);
        shown = buf.toString();
        return moved;
    }

    @Override
    protected boolean historyIncrementalSearchBackward() {
        return isDumb() ? super.historyIncrementalSearchBackward() : search();
    }

    @Override
    protected boolean historyIncrementalSearchForward() {
        return isDumb() ? super.historyIncrementalSearchForward() : search();
    }

    /** Lets the user choose a line from the history; it is not run. */
    private boolean search() {
        boolean command = isInViCmdMode();
        if (command) {
            setKeyMap(VIINS);
        }
        Buffer before = buf.copy();
        AttributedString left = prompt;
        AttributedString right = rightPrompt;
        Highlighter colours = highlighter;
        buf.cursor(buf.length());
        setPrompt(SEARCH);
        setRightPrompt("");
        highlighter = new DefaultHighlighter();
        HistoryList list = new HistoryList(lines);
        Ending ending = Ending.CANCELLED;
        try {
            ending = pick(list);
        } finally {
            prompt = left;
            rightPrompt = right;
            highlighter = colours;
            if (ending == Ending.CANCELLED) {
                setBuffer(before);
                setKeyMap(command ? VICMD : getKeyMap());
            } else if (picked() != PickList.NONE) {
                setBuffer(list.line(picked()));
            }
        }
        return true;
    }
}
