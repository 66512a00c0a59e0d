package aish.terminal.editor;

import module java.base;

import aish.terminal.completion.LineCompleter.CommandWords;
import aish.terminal.completion.LineCompleter.CommandWords.Name;

import org.jline.utils.AttributedString;

/**
 * The meta commands whose names start with what is typed. It belongs to one text and is closed for
 * any other. Guarded by the lock of the reader that shows it.
 */
final class CommandMenu implements PickList.Rows {
    private static final int MOST_ROWS = 8;
    private static final BitSet NO_MARKS = new BitSet();

    private final Optional<CommandWords> commands;
    private String text = "";
    private List<Name> matches = List.of();

    /**
     * @param commands asked only when a menu opens; empty if none ever does
     */
    CommandMenu(Optional<CommandWords> commands) {
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
        matches =
                commands.stream()
                        .flatMap(words -> words.names().stream())
                        .filter(known -> known.startsWith(name))
                        .toList();
    }

    void close() {
        text = "";
        matches = List.of();
    }

    boolean isOpenFor(String typed) {
        return !matches.isEmpty() && text.equals(typed);
    }

    /** Draws the menu below the line; nothing if the window is too low for it. */
    AttributedString draw(int rows, int columns) {
        int most = Math.min(MOST_ROWS, rows / 2 - 1);
        return most < 2
                ? AttributedString.EMPTY
                : new PickList(this, PickList.NONE)
                        .draw(matches.size() <= most ? most : most - 1, columns);
    }

    @Override
    public int size() {
        return matches.size();
    }

    @Override
    public PickList.Row row(int index) {
        Name name = matches.get(index);
        return new PickList.Row("", text.charAt(0) + name.name(), NO_MARKS, name.summary());
    }

    @Override
    public int textWidth() {
        return 1 + matches.stream().mapToInt(name -> name.name().length()).max().orElse(0);
    }

    @Override
    public String footer(int shown) {
        return shown == matches.size() ? "" : "… " + (matches.size() - shown) + " more";
    }
}
