package aish.terminal.editor;

import module java.base;

import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Reference;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/** JLine's reader, which can show a list below the line and filter it by what is typed. */
abstract class ListReader extends AbbreviationReader {
    /** How a list was left. */
    enum Ending {
        /** The selected row was taken. */
        TAKEN,
        /** The user wants the line as it was. */
        CANCELLED,
        /** The line stays as it is now. */
        LEFT
    }

    private static final String NEXT = "aish-list-next";
    private static final String PREVIOUS = "aish-list-previous";
    private static final String NEXT_PAGE = "aish-list-next-page";
    private static final String PREVIOUS_PAGE = "aish-list-previous-page";
    private static final String FIRST = "aish-list-first";
    private static final String LAST = "aish-list-last";
    private static final String TAKE = "aish-list-take";
    private static final String CANCEL = "aish-list-cancel";
    private static final String DISCARD = "aish-list-discard";
    private static final String EDIT = "aish-list-edit";
    private static final String SCOPE = "aish-list-scope";
    private static final String DELETE = "aish-list-delete";

    private static final String LIST_KEYS = "aish-list";

    /** A list has at most that many rows, and about half of the window. */
    private static final int MOST_ROWS = 15;

    private static final int FEWEST_ROWS = 4;

    private @Nullable PickList list;
    private int picked;

    ListReader(Terminal terminal, String name) {
        super(terminal, name);
    }

    /** Prepares a key map in which any key may be pressed. */
    abstract KeyMap<Binding> typed(KeyMap<Binding> keys);

    final boolean isDumb() {
        return Terminal.TYPE_DUMB.equals(terminal.getType())
                || Terminal.TYPE_DUMB_COLOR.equals(terminal.getType());
    }

    final boolean isPicking() {
        return list != null;
    }

    /** The row that was taken last, or {@link PickList#NONE}. */
    final int picked() {
        return picked;
    }

    /** Returns the list below a line that takes so many rows; empty if there is none. */
    final AttributedString listBelow(int above) {
        PickList shown = list;
        int room = size.getRows() - above - 1;
        if (shown == null || room < 1) {
            return AttributedString.EMPTY;
        }
        int half = Math.max(FEWEST_ROWS, size.getRows() / 2 - 1);
        return shown.draw(Math.min(room, Math.min(MOST_ROWS, half)), size.getColumns());
    }

    /** Lets the user choose from a list; what is typed into the line meanwhile filters it. */
    final Ending pick(FilteredRows choices) {
        isNotRepeatable();
        String text = buf.upToCursor();
        choices.filter(text);
        PickList shown = new PickList(choices, 0);
        try {
            while (true) {
                list = shown;
                redisplay();
                String key = nextKey();
                Optional<Ending> ending = ending(key, choices);
                if (ending.isPresent()) {
                    picked = shown.selected();
                    return ending.get();
                }
                boolean changed = changes(key, choices, shown);
                String now = buf.upToCursor();
                if (choices.isOver(now)) {
                    return Ending.LEFT;
                }
                if (changed || !now.equals(text)) {
                    int selected = now.equals(text) ? Math.max(0, shown.selected()) : 0;
                    choices.filter(now);
                    shown = new PickList(choices, selected);
                    text = now;
                    shown.move(0);
                }
            }
        } finally {
            list = null;
        }
    }

    /** Draws a list for the new size at once; a line alone waits for the next key. */
    @Override
    protected synchronized void handleSignal(Terminal.Signal signal) {
        super.handleSignal(signal);
        if (signal == Terminal.Signal.WINCH && isPicking()) {
            drawAnew();
        }
    }

    /**
     * Draws the line and the list where the terminal has put the line: it wraps what was there for
     * the old size in its own way, but the cursor stays at the same character.
     */
    private void drawAnew() {
        lock.lock();
        try {
            int above =
                    AttributedStringBuilder.append(prompt, buf.upToCursor())
                                    .columnSplitLength(Math.max(1, size.getColumns()))
                                    .size()
                            - 1;
            terminal.puts(Capability.carriage_return);
            for (int i = 0; i < above; i++) {
                terminal.puts(Capability.cursor_up);
            }
            terminal.puts(Capability.clr_eos);
            redrawLine();
            redisplay();
        } finally {
            lock.unlock();
        }
    }

    /** Returns the name of what a key does; that of the end of input cancels. */
    private String nextKey() {
        KeyMap<Binding> keys = keyMaps.computeIfAbsent(LIST_KEYS, _ -> listKeys());
        return readBinding(keys, null) instanceof Reference key ? key.name() : CANCEL;
    }

    private Optional<Ending> ending(String key, FilteredRows choices) {
        return switch (key) {
            case TAKE -> Optional.of(Ending.TAKEN);
            case CANCEL -> Optional.of(Ending.CANCELLED);
            case DISCARD -> {
                runMacro(getLastBinding());
                yield Optional.of(Ending.CANCELLED);
            }
            case EDIT -> {
                runMacro(getLastBinding());
                yield Optional.of(choices.ownsLine() ? Ending.TAKEN : Ending.LEFT);
            }
            case BACKWARD_KILL_LINE, BACKWARD_KILL_WORD -> {
                boolean isFilter = choices.ownsLine();
                if (!isFilter) {
                    runMacro(getLastBinding());
                }
                yield isFilter ? Optional.empty() : Optional.of(Ending.LEFT);
            }
            default -> Optional.empty();
        };
    }

    /** Does what a key asks for; returns whether the rows are others now, for the same text. */
    private boolean changes(String key, FilteredRows choices, PickList shown) {
        switch (key) {
            case NEXT -> shown.turn(1);
            case PREVIOUS -> shown.turn(-1);
            case NEXT_PAGE -> shown.move(shown.page());
            case PREVIOUS_PAGE -> shown.move(-shown.page());
            case FIRST -> shown.move(-shown.size());
            case LAST -> shown.move(shown.size());
            case SCOPE -> {
                return choices.changeScope();
            }
            case DELETE -> {
                return shown.selected() != PickList.NONE && choices.delete(shown.selected());
            }
            default -> {
                count = 1;
                callWidget(key);
            }
        }
        return false;
    }

    private KeyMap<Binding> listKeys() {
        KeyMap<Binding> keys = new KeyMap<>();
        for (char c = ' '; c <= '~'; c++) {
            bind(keys, SELF_INSERT, Character.toString(c));
        }
        bind(keys, NEXT, "\u001b[B", "\u001bOB", KeyMap.ctrl('N'), KeyMap.ctrl('R'));
        bind(keys, PREVIOUS, "\u001b[A", "\u001bOA", KeyMap.ctrl('P'), KeyMap.ctrl('S'));
        bind(keys, PREVIOUS, "\u001b[Z");
        bind(keys, NEXT_PAGE, "\u001b[6~", KeyMap.ctrl('V'));
        bind(keys, PREVIOUS_PAGE, "\u001b[5~");
        bind(keys, FIRST, "\u001b[H", "\u001bOH", "\u001b[1~", "\u001b[7~");
        bind(keys, LAST, "\u001b[F", "\u001bOF", "\u001b[4~", "\u001b[8~");
        bind(keys, TAKE, "\r", "\n", "\t", "\u001b[C", "\u001bOC");
        bind(keys, CANCEL, "\u001b", KeyMap.ctrl('G'));
        bind(keys, DISCARD, KeyMap.ctrl('C'));
        bind(keys, EDIT, "\u001b[D", "\u001bOD");
        bind(keys, EDIT, KeyMap.ctrl('A'), KeyMap.ctrl('B'), KeyMap.ctrl('E'), KeyMap.ctrl('F'));
        bind(keys, SCOPE, KeyMap.ctrl('T'));
        bind(keys, DELETE, "\u001b[3~", "\u001b[3;2~", KeyMap.ctrl('D'));
        bind(keys, BACKWARD_DELETE_CHAR, KeyMap.del(), KeyMap.ctrl('H'));
        bind(keys, BACKWARD_KILL_WORD, KeyMap.ctrl('W'));
        bind(keys, BACKWARD_KILL_LINE, KeyMap.ctrl('U'));
        bind(keys, CLEAR_SCREEN, KeyMap.ctrl('L'));
        bind(keys, BEGIN_PASTE, BRACKETED_PASTE_BEGIN);
        return typed(keys);
    }

    private void bind(KeyMap<Binding> keys, String name, String... sequences) {
        keys.bind(new Reference(name), sequences);
        // a key without a widget counts as unknown
        widgets.putIfAbsent(name, () -> true);
    }
}
