package aish.terminal.editor;

import module java.base;

import aish.terminal.editor.LineCompleter.CommandWords;
import aish.terminal.editor.LineCompleter.CommandWords.Name;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * The meta commands whose names start with what is typed, of which one may be selected. It belongs
 * to one text and is closed for any other. Guarded by the lock of the reader that shows it.
 */
final class CommandMenu {
    private static final int MOST_ROWS = 8;
    private static final String MARGIN = "  ";
    private static final int NONE = -1;

    private final CommandWords commands;
    private String text = "";
    private List<Name> matches = List.of();
    private int selected = NONE;
    private boolean moved;
    private boolean seen;

    /**
     * @param commands asked only when a menu opens
     */
    CommandMenu(CommandWords commands) {
        this.commands = commands;
    }

    /** Opens the menu for a text that has been typed, or closes it if the text starts no name. */
    void update(String typed) {
        close();
        boolean starts = typed.startsWith(":") || typed.startsWith("/");
        if (!starts || typed.indexOf(' ') >= 0 || typed.indexOf('/', 1) > 0) {
            return;
        }
        String name = typed.substring(1).toLowerCase(Locale.ROOT);
        text = typed;
        matches = commands.names().stream().filter(known -> known.startsWith(name)).toList();
        selected = name.isEmpty() ? NONE : 0;
    }

    void close() {
        text = "";
        matches = List.of();
        moved = false;
        seen = false;
    }

    boolean isOpenFor(String typed) {
        return !matches.isEmpty() && text.equals(typed);
    }

    /** Whether the user has seen the menu for the text that is there now. */
    boolean isSeen() {
        return seen;
    }

    /** Whether the user has selected an entry. */
    boolean isMoved() {
        return moved;
    }

    boolean hasSelection() {
        return selected != NONE;
    }

    /** Whether the text is a whole name already. */
    boolean isComplete() {
        String name = text.substring(1).toLowerCase(Locale.ROOT);
        return matches.stream().anyMatch(known -> known.is(name));
    }

    /** Selects the next entry, or the one before; the first follows the last. */
    void move(int by) {
        int from = selected == NONE && by < 0 ? 0 : selected;
        selected = Math.floorMod(from + by, matches.size());
        moved = true;
    }

    /** Returns the text with the selected name, ready for its arguments. */
    String chosen() {
        Name name = matches.get(Math.max(0, selected));
        return text.charAt(0) + name.name() + (name.takesArguments() ? " " : "");
    }

    /** Draws the menu below the line; nothing if the window is too low for it. */
    AttributedString draw(int rows, int columns) {
        AttributedStringBuilder drawn = new AttributedStringBuilder();
        int most = Math.min(MOST_ROWS, rows / 2 - 1);
        if (most < 2) {
            return drawn.toAttributedString();
        }
        seen = true;
        boolean all = matches.size() <= most;
        int shown = all ? matches.size() : most - 1;
        int first = Math.clamp(selected - shown + 1L, 0, matches.size() - shown);
        int longest = matches.stream().mapToInt(name -> name.name().length()).max().orElse(0);
        for (int i = first; i < first + shown; i++) {
            drawn.append("\n").append(row(i, longest + 1, columns));
        }
        if (!all) {
            String more = MARGIN + "… " + (matches.size() - shown) + " more";
            drawn.append("\n").styled(AttributedStyle.DEFAULT.faint(), more);
        }
        return drawn.toAttributedString();
    }

    private AttributedString row(int index, int nameWidth, int columns) {
        Name name = matches.get(index);
        boolean isSelected = index == selected;
        AttributedStyle plain =
                isSelected ? AttributedStyle.DEFAULT.inverse() : AttributedStyle.DEFAULT;
        String shown = text.charAt(0) + name.name();
        AttributedString row =
                new AttributedStringBuilder()
                        .styled(plain, MARGIN + shown)
                        .styled(plain, " ".repeat(nameWidth - shown.length() + MARGIN.length()))
                        .styled(isSelected ? plain : plain.faint(), name.summary())
                        .styled(plain, MARGIN)
                        .toAttributedString();
        return row.columnLength() < columns ? row : cut(row, columns);
    }

    /** Keeps the last column free, where terminals wrap. */
    private static AttributedString cut(AttributedString row, int columns) {
        AttributedString kept = row.columnSubSequence(0, columns - 2);
        return new AttributedStringBuilder()
                .append(kept)
                .styled(kept.styleAt(kept.length() - 1), "…")
                .toAttributedString();
    }
}
