package aish.terminal.editor;

import module java.base;

import aish.text.Clusters;

import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

/**
 * JLine's reader, in which a grapheme cluster, what a user sees as one character, counts as one.
 */
abstract class ClusterReader extends LineReaderImpl {
    private static final int MOST_REPEATED = DEFAULT_MAX_REPEAT_COUNT / 10;

    private static final String CTRL_W = KeyMap.ctrl('W');

    private int lengthBefore;
    private int cursorBefore;

    ClusterReader(Terminal terminal, String name) {
        super(terminal, name, new HashMap<>());
    }

    @Override
    public @Nullable Binding readBinding(KeyMap<Binding> keys, @Nullable KeyMap<Binding> local) {
        leaveCharacter();
        Binding found = super.readBinding(keys, local);
        lengthBefore = buf.length();
        cursorBefore = buf.cursor();
        return found;
    }

    @Override
    protected void redisplay(boolean flush) {
        leaveCharacter();
        super.redisplay(flush);
    }

    /** Moves a cursor that is inside a character on to its other side. */
    private void leaveCharacter() {
        int cursor = buf.cursor();
        boolean hasMoved = cursor != cursorBefore && buf.length() == lengthBefore;
        if (!hasMoved || Clusters.isWhole(buf.currChar())) {
            return;
        }
        Clusters clusters = new Clusters(buf.toString());
        if (!clusters.isStart(cursor)) {
            boolean forward = cursor > cursorBefore;
            buf.cursor(forward ? clusters.next(cursor) : clusters.previous(cursor));
        }
    }

    /** Restarts a count that gets too large, so that the line is not lost over it. */
    @Override
    protected boolean digitArgument() {
        if (repeatCount > MOST_REPEATED) {
            repeatCount = 0;
        }
        return super.digitArgument();
    }

    @Override
    protected boolean backwardChar() {
        return go(-count);
    }

    @Override
    protected boolean forwardChar() {
        return go(count);
    }

    private boolean go(int characters) {
        int target = positionAt(characters);
        boolean moves = target != buf.cursor();
        buf.cursor(target);
        return moves;
    }

    @Override
    protected boolean backwardDeleteChar() {
        return delete(-count);
    }

    @Override
    protected boolean deleteChar() {
        return delete(count);
    }

    private boolean delete(int characters) {
        int distance = positionAt(characters) - buf.cursor();
        int deleted = distance < 0 ? buf.backspace(-distance) : buf.delete(distance);
        return deleted > 0;
    }

    /** Swaps the characters before and after the cursor; at the end, the last two. */
    @Override
    protected boolean transposeChars() {
        if (buf.cursor() == 0) {
            return false;
        }
        go(1);
        int end = buf.cursor();
        int middle = positionAt(-1);
        int start = positionAt(-2);
        String swapped = buf.substring(middle, end) + buf.substring(start, middle);
        buf.backspace(end - start);
        buf.write(swapped);
        return true;
    }

    /** Moves to the end of a word, as in bash. */
    @Override
    protected boolean forwardWord() {
        for (int i = 0; i < count; i++) {
            while (buf.cursor() < buf.length() && !isWord(buf.currChar())) {
                buf.move(1);
            }
            while (buf.cursor() < buf.length() && isWord(buf.currChar())) {
                buf.move(1);
            }
        }
        return count >= 0 || super.forwardWord();
    }

    /** A combining accent belongs to the word of its letter. */
    @Override
    protected boolean isWord(int c) {
        return Character.isLetterOrDigit(c) || Character.getType(c) == Character.NON_SPACING_MARK;
    }

    /** For Ctrl-W, only white space separates words, so a path is one word. */
    @Override
    protected boolean backwardKillWord() {
        return CTRL_W.equals(getLastBinding()) ? killBlankWord() : super.backwardKillWord();
    }

    private boolean killBlankWord() {
        int from = buf.cursor();
        while (from > 0 && isWhitespace(buf.atChar(from - 1))) {
            from--;
        }
        while (from > 0 && !isWhitespace(buf.atChar(from - 1))) {
            from--;
        }
        killRing.addBackwards(buf.substring(from, buf.cursor()));
        return buf.backspace(buf.cursor() - from) > 0;
    }

    @Override
    protected boolean deleteCharOrList() {
        return buf.cursor() < buf.length() ? deleteChar() : super.deleteCharOrList();
    }

    /** Returns the position that many characters after the cursor, or before it if negative. */
    private int positionAt(int characters) {
        Clusters clusters = new Clusters(buf.toString());
        int at = buf.cursor();
        for (int i = 0; i < Math.abs(characters); i++) {
            at = characters < 0 ? clusters.previous(at) : clusters.next(at);
        }
        return at;
    }
}
