package aish.terminal.editor;

import module java.base;

import aish.terminal.editor.LineCompleter.CommandWords;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * JLine's reader, with a menu of commands below the line while the name of one is typed. Only
 * typing opens it, so that the arrow keys keep moving through the history.
 */
abstract class MenuReader extends ViReader {
    private @Nullable CommandMenu menu;

    MenuReader(Terminal terminal, String name) {
        super(terminal, name);
    }

    /** Shows a menu of these commands from now on. */
    final void showMenu(CommandWords commands) {
        menu = new CommandMenu(commands);
    }

    final void hideMenu() {
        menu = null;
    }

    final boolean closeMenu() {
        CommandMenu shown = menu;
        if (shown != null) {
            shown.close();
        }
        menuChanged(false);
        return true;
    }

    /** Called when the menu may have opened or closed. */
    abstract void menuChanged(boolean open);

    /** Returns the menu if it is open for the text at the prompt. */
    private @Nullable CommandMenu open() {
        CommandMenu shown = menu;
        boolean isOpen =
                shown != null
                        && post == null
                        && buf.cursor() == buf.length()
                        && !isInViCmdMode()
                        && shown.isOpenFor(buf.toString());
        return isOpen ? shown : null;
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
        CommandMenu shown = menu;
        if (shown != null) {
            shown.update(buf.toString());
            menuChanged(shown.isOpenFor(buf.toString()));
        }
    }

    /** Returns what the menu shows below the line; empty if it is closed. */
    final AttributedString menuBelow() {
        CommandMenu shown = open();
        return shown == null
                ? AttributedString.EMPTY
                : shown.draw(size.getRows(), size.getColumns());
    }

    @Override
    protected void doCleanup(boolean newLine) {
        closeMenu();
        super.doCleanup(newLine);
    }

    /** Completes a name that is not finished, if the menu shows what it would become. */
    @Override
    protected boolean acceptLine() {
        CommandMenu shown = open();
        if (shown != null && shown.isSeen() && isUnfinished(shown)) {
            return take(shown);
        }
        return super.acceptLine();
    }

    private boolean isUnfinished(CommandMenu shown) {
        return shown.isMoved()
                || (shown.hasSelection() && !shown.isComplete() && !isFile(buf.toString()));
    }

    private static boolean isFile(String text) {
        try {
            return text.startsWith("/") && Files.exists(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private boolean take(CommandMenu shown) {
        String chosen = shown.chosen();
        buf.clear();
        buf.write(chosen);
        closeMenu();
        return true;
    }

    /** Completes nothing on an empty line: the list of all commands helps nobody. */
    @Override
    protected boolean expandOrComplete() {
        CommandMenu shown = open();
        if (shown != null && !shown.hasSelection() && buf.atChar(0) == ':') {
            shown.move(1);
            return true;
        }
        // a slash may start a path, which is completed as ever
        if (shown != null && (shown.isMoved() || buf.atChar(0) == ':')) {
            return take(shown);
        }
        boolean isEmpty = buf.toString().isBlank() && !isSet(Option.INSERT_TAB);
        return isEmpty || super.expandOrComplete();
    }

    @Override
    protected boolean upLineOrHistory() {
        return moveInMenu(-1) || super.upLineOrHistory();
    }

    @Override
    protected boolean downLineOrHistory() {
        return moveInMenu(1) || super.downLineOrHistory();
    }

    /** Selects another entry; returns false if the menu is closed. */
    final boolean moveInMenu(int by) {
        CommandMenu shown = open();
        if (shown != null) {
            shown.move(by);
        }
        return shown != null;
    }
}
