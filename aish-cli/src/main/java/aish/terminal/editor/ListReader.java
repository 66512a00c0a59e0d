package aish.terminal.editor;

import module java.base;

import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.Reference;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** JLine's reader, which can list the history below the line and filter it by what is typed. */
abstract class ListReader extends ViReader {
    /** How a list was left. */
    enum Ending {
        /** The selected row was taken. */
        TAKEN,
        /** The user wants the line as it was. */
        CANCELLED
    }

    /** What keys do in a list; all others do what they do in the line. */
    private enum Key implements Binding {
        NEXT,
        PREVIOUS,
        NEXT_PAGE,
        PREVIOUS_PAGE,
        FIRST,
        LAST,
        TAKE,
        CANCEL,
        DISCARD,
        EDIT,
        SCOPE,
        DELETE
    }

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
    final Ending pick(HistoryList choices) {
        isNotRepeatable();
        String text = buf.upToCursor();
        choices.filter(text);
        PickList shown = new PickList(choices);
        list = shown;
        try {
            while (true) {
                redisplay();
                Optional<Ending> ending = press(nextKey(), choices, shown);
                if (ending.isPresent()) {
                    picked = shown.selected();
                    return ending.get();
                }
                String now = buf.upToCursor();
                if (!now.equals(text)) {
                    choices.filter(now);
                    shown.move(Integer.MIN_VALUE);
                    text = now;
                }
            }
        } finally {
            list = null;
        }
    }

    /** Returns what a key does; the end of input cancels. */
    private Binding nextKey() {
        KeyMap<Binding> keys = keyMaps.computeIfAbsent(LIST_KEYS, _ -> listKeys());
        return Objects.requireNonNullElse(readBinding(keys, null), Key.CANCEL);
    }

    /** Does what a key asks for; returns how it leaves the list, if it does. */
    private Optional<Ending> press(Binding pressed, HistoryList choices, PickList shown) {
        return switch (pressed) {
            case Key.TAKE -> Optional.of(Ending.TAKEN);
            case Key.CANCEL -> Optional.of(Ending.CANCELLED);
            case Key.DISCARD -> inLine(Ending.CANCELLED);
            case Key.EDIT -> inLine(Ending.TAKEN);
            case Key key -> {
                move(key, choices, shown);
                yield Optional.empty();
            }
            case Reference other -> {
                count = 1;
                callWidget(other.name());
                yield Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    /** Leaves the key to the line. */
    private Optional<Ending> inLine(Ending ending) {
        runMacro(getLastBinding());
        return Optional.of(ending);
    }

    private static void move(Key key, HistoryList choices, PickList shown) {
        switch (key) {
            case NEXT -> shown.turn(1);
            case PREVIOUS -> shown.turn(-1);
            case NEXT_PAGE -> shown.move(shown.page());
            case PREVIOUS_PAGE -> shown.move(-shown.page());
            case FIRST -> shown.move(Integer.MIN_VALUE);
            case LAST -> shown.move(Integer.MAX_VALUE);
            case SCOPE -> {
                choices.changeScope();
                shown.move(0);
            }
            case DELETE -> {
                if (shown.selected() != PickList.NONE) {
                    choices.delete(shown.selected());
                    shown.move(0);
                }
            }
            case TAKE, CANCEL, DISCARD, EDIT -> {}
        }
    }

    private KeyMap<Binding> listKeys() {
        KeyMap<Binding> keys = new KeyMap<>();
        for (char c = ' '; c <= '~'; c++) {
            keys.bind(new Reference(SELF_INSERT), Character.toString(c));
        }
        keys.bind(Key.NEXT, "\u001b[B", "\u001bOB", KeyMap.ctrl('N'), KeyMap.ctrl('R'));
        keys.bind(Key.PREVIOUS, "\u001b[A", "\u001bOA", KeyMap.ctrl('P'), KeyMap.ctrl('S'));
        keys.bind(Key.PREVIOUS, "\u001b[Z");
        keys.bind(Key.NEXT_PAGE, "\u001b[6~", KeyMap.ctrl('V'));
        keys.bind(Key.PREVIOUS_PAGE, "\u001b[5~");
        keys.bind(Key.FIRST, "\u001b[H", "\u001bOH", "\u001b[1~", "\u001b[7~");
        keys.bind(Key.LAST, "\u001b[F", "\u001bOF", "\u001b[4~", "\u001b[8~");
        keys.bind(Key.TAKE, "\r", "\n", "\t", "\u001b[C", "\u001bOC");
        keys.bind(Key.CANCEL, "\u001b", KeyMap.ctrl('G'));
        keys.bind(Key.DISCARD, KeyMap.ctrl('C'));
        keys.bind(Key.EDIT, "\u001b[D", "\u001bOD");
        keys.bind(Key.EDIT, KeyMap.ctrl('A'), KeyMap.ctrl('B'), KeyMap.ctrl('E'), KeyMap.ctrl('F'));
        keys.bind(Key.SCOPE, KeyMap.ctrl('T'));
        keys.bind(Key.DELETE, "\u001b[3~", "\u001b[3;2~", KeyMap.ctrl('D'));
        keys.bind(new Reference(BACKWARD_DELETE_CHAR), KeyMap.del(), KeyMap.ctrl('H'));
        keys.bind(new Reference(BACKWARD_KILL_WORD), KeyMap.ctrl('W'));
        keys.bind(new Reference(BACKWARD_KILL_LINE), KeyMap.ctrl('U'));
        keys.bind(new Reference(CLEAR_SCREEN), KeyMap.ctrl('L'));
        keys.bind(new Reference(BEGIN_PASTE), BRACKETED_PASTE_BEGIN);
        return typed(keys);
    }
}
