package aish.terminal.editor;

import module java.base;

import aish.terminal.editor.vi.ViCommands;
import aish.terminal.editor.vi.ViCommands.Outcome;

import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Buffer;
import org.jline.reader.Reference;
import org.jline.reader.impl.UndoTree;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

/**
 * JLine's reader, with vi's commands as in vi and changes undone in the units in which they were
 * made.
 */
abstract class ViReader extends ClusterReader {
    private static final String COMMAND = "aish-vi-command";
    private static final String ESCAPE = "\u001b";

    /** Ends an insertion that is being repeated: unlike Esc, no other key starts with it. */
    private static final String INSERTION_END = KeyMap.ctrl('^');

    private static final char LAST_KEY = 0x7f;

    private final ViCommands commands = new ViCommands();
    private final Changes changes = new Changes();

    /** The keys typed since the last command started. */
    private final StringBuilder keys = new StringBuilder();

    /** Whether the keys alone made the text, so that typing them again repeats the change. */
    private boolean isTyped;

    private String textBefore = "";
    private int lineBefore;
    private String lastChange = "";

    ViReader(Terminal terminal, String name) {
        super(terminal, name);
        undo = changes;
    }

    /** Undoes in one step what was typed in one go: in vi an insertion, otherwise a word. */
    private final class Changes extends UndoTree<Buffer> {
        private boolean inserting;
        private int lastTyped;
        private int lastLine;

        Changes() {
            super(ViReader.this::setBuffer);
        }

        /** Called when a line starts. */
        @Override
        public void clear() {
            super.clear();
            end();
        }

        void end() {
            inserting = false;
            lastTyped = 0;
        }

        @Override
        public void newState(Buffer state) {
            int typed = isVi() ? 0 : typed();
            boolean isSameLine = lastLine == history.index();
            boolean goesOn = inserting || isSameWord(lastTyped, typed);
            if (goesOn && isSameLine && canUndo()) {
                undo();
                setBuffer(state);
            }
            super.newState(state);
            inserting = isSameLine && isVi() && !isInViCmdMode();
            lastTyped = isSameLine ? typed : 0;
            lastLine = history.index();
        }

        private int typed() {
            String key = getLastBinding();
            boolean isText = key != null && key.codePointCount(0, key.length()) == 1;
            return isText && !Character.isISOControl(key.codePointAt(0)) ? key.codePointAt(0) : 0;
        }

        private static boolean isSameWord(int before, int typed) {
            boolean begins = Character.isWhitespace(before) && !Character.isWhitespace(typed);
            return before != 0 && typed != 0 && !begins;
        }
    }

    final boolean isVi() {
        return isInViCmdMode() || getKeys().equals(keyMaps.get(VIINS));
    }

    final void addViCommands(KeyMap<Binding> insertion, KeyMap<Binding> command) {
        insertion.bind(new Reference(VI_CMD_MODE), INSERTION_END);
        for (char c = 0; c <= LAST_KEY; c++) {
            // Esc followed by a command is not Alt and a key
            if (c != '[' && c != 'O') {
                command.unbind(ESCAPE + c);
            }
        }
        command.bind(new Reference(VI_CMD_MODE), ESCAPE);
        for (char c : ViCommands.KEYS.toCharArray()) {
            command.bind(new Reference(COMMAND), Character.toString(c));
        }
        command.bind(new Reference(BEGINNING_OF_HISTORY), "G");
        command.bind(new Reference(HISTORY_INCREMENTAL_SEARCH_BACKWARD), "/", "?");
        command.unbind("n");
        command.unbind("N");
        widgets.put(COMMAND, this::command);
        widgets.put(VI_REPEAT_CHANGE, this::repeatChange);
    }

    @Override
    public @Nullable Binding readBinding(KeyMap<Binding> map, @Nullable KeyMap<Binding> local) {
        if (MAIN.equals(keyMap)) {
            keys.setLength(0);
        } else if (map.equals(keyMaps.get(VICMD))) {
            beginCommand();
        }
        @Nullable Binding found = super.readBinding(map, local);
        String key = getLastBinding();
        keep(ESCAPE.equals(key) ? INSERTION_END : key);
        return found;
    }

    @Override
    public int readCharacter() {
        int character = super.readCharacter();
        if (character >= 0) {
            keep(Character.toString(character));
        }
        return character;
    }

    @Override
    protected String doReadStringUntil(String end) {
        isTyped = false;
        return super.doReadStringUntil(end);
    }

    /** Says that typing the same keys again would not make the same text. */
    final void isNotRepeatable() {
        isTyped = false;
    }

    private void keep(@Nullable String typed) {
        if (!MAIN.equals(keyMap) && typed != null) {
            keys.append(typed);
        }
    }

    /**
     * Records the keys typed before as the last change if they changed the text of the same line.
     */
    private void beginCommand() {
        String text = buf.toString();
        boolean isSameLine = history.index() == lineBefore;
        if (!keys.isEmpty() && isSameLine && !isUndo && !text.equals(textBefore)) {
            lastChange = isTyped ? keys.toString() : "";
        }
        keys.setLength(0);
        isTyped = true;
        textBefore = text;
        lineBefore = history.index();
        clampCursor();
    }

    private void clampCursor() {
        buf.cursor(ViCommands.onCharacter(buf.toString(), buf.cursor()));
    }

    @Override
    protected void redisplay(boolean flush) {
        if (reading && isInViCmdMode()) {
            clampCursor();
        }
        super.redisplay(flush);
    }

    private boolean command() {
        int key = getLastBinding().codePointAt(0);
        return switch (commands.apply(buf.toString(), buf.cursor(), key, this::readCharacter)) {
            case Outcome.Edited(String text, int cursor, ViCommands.Then then) ->
                    show(text, cursor, then);
            case Outcome.Counted(int count, int other) -> pass(count, other);
            case Outcome.Failed() -> false;
        };
    }

    private boolean show(String text, int cursor, ViCommands.Then then) {
        if (!buf.toString().equals(text)) {
            buf.clear();
            buf.write(text);
        }
        buf.cursor(cursor);
        return then == ViCommands.Then.COMMAND || setKeyMap(VIINS);
    }

    private boolean pass(int times, int key) {
        repeatCount = times;
        isArgDigit = true;
        runMacro(Character.toString(key));
        return true;
    }

    /** Repeats the last change; a new count replaces the one it had. */
    private boolean repeatChange() {
        if (lastChange.isEmpty()) {
            return false;
        }
        int start = 0;
        while (repeatCount > 0 && Character.isDigit(lastChange.charAt(start))) {
            start++;
        }
        runMacro(
                (repeatCount > 0 ? Integer.toString(repeatCount) : "")
                        + lastChange.substring(start));
        return true;
    }

    @Override
    protected boolean viCmdMode() {
        if (isInViCmdMode()) {
            return true;
        }
        changes.end();
        buf.move(-1);
        return setKeyMap(VICMD);
    }

    /** In vi command mode, moves the cursor to where the text has changed. */
    @Override
    protected boolean undo() {
        int[] before = buf.toString().codePoints().toArray();
        boolean done = super.undo();
        changes.end();
        int[] after = buf.toString().codePoints().toArray();
        int change = Arrays.mismatch(before, after);
        if (isInViCmdMode() && change >= 0) {
            buf.cursor(change);
        }
        return done;
    }
}
