package aish.terminal.editor;

import module java.base;

import aish.text.Clusters;
import org.jline.terminal.Sized;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.WCWidth;

/**
 * JLine's display of the line, which is drawn anew after the window has changed: a terminal may
 * scroll its first rows away, wrap it in other places or cut it off. A line with accents and the
 * like is drawn anew each time: JLine draws single characters that differ, and one that changes the
 * character before it cannot be drawn, or erased, alone.
 *
 * <p>Rows that a terminal has scrolled away cannot be erased, and come back when the window gets
 * larger; they are erased then.
 */
final class ResizableDisplay extends Display {
    /** Saves the position of the cursor, which changes nothing on the screen. */
    private static final AttributedString NOTHING =
            new AttributedString("\u001b7", AttributedStyle.HIDDEN);

    private final boolean reflows;
    private boolean resized;
    private boolean wasJoined;

    /** The row of the cursor before the window changed. */
    private int row;

    /** How many columns of the line have scrolled away, each time before it was drawn again. */
    private List<Integer> scrolledAway = List.of();

    private OptionalInt screenRow = OptionalInt.empty();

    /**
     * @param reflows whether the terminal wraps lines anew
     */
    ResizableDisplay(Terminal terminal, boolean reflows, Sized size) {
        super(terminal, false);
        this.reflows = reflows;
        super.resize(size);
    }

    @Override
    public void resize(Sized size) {
        if (size.getColumns() != columns || size.getRows() != rows) {
            row = resized ? row : cursorPos / columns1;
            resized = true;
        }
        super.resize(size);
    }

    /** Takes the row of the screen on which the cursor is now, if the terminal tells it. */
    void setScreenRow(OptionalInt found) {
        screenRow = found;
    }

    @Override
    public void update(List<AttributedString> lines, int cursor, boolean flush) {
        boolean isJoined = false;
        List<AttributedString> rows = new ArrayList<>();
        for (AttributedString line : lines) {
            isJoined |= isJoined(line, lines.size() > 1);
            rows.add(startingWhole(line));
        }
        if (resized) {
            int before = scrolledAway.stream().mapToInt(this::rowsOf).sum();
            int above = reflows ? before + cursorPos / columns1 : row;
            erase(above);
            keepScrolledAway(above - screenRow.orElse(above));
        } else if (isJoined || wasJoined) {
            erase(cursorPos / columns1);
        }
        wasJoined = isJoined;
        if (flush && terminal instanceof HostTerminal host) {
            host.drawAtOnce(() -> super.update(rows, cursor, flush));
        } else {
            super.update(rows, cursor, flush);
        }
    }

    /**
     * Draws a plain character at the cursor before anyone has worked out how the line looks now,
     * and goes back, so that drawing the line goes on as if it had not. Does nothing at the end of
     * a row.
     */
    void echo(char typed) {
        if (!resized && !wasJoined && cursorPos % columns1 + 1 < columns) {
            terminal.writer().append(typed).append('\b').flush();
        }
    }

    /**
     * Whether it has a character that changes the one before it.
     *
     * @param inRows whether wide ones count too, which JLine cannot draw alone at the end of a row
     */
    private static boolean isJoined(AttributedString line, boolean inRows) {
        for (int i = 0; i < line.length(); i++) {
            if (!Clusters.isWhole(line.charAt(i))) {
                int width = line.isHidden(i) ? 0 : WCWidth.wcwidth(line.codePointAt(i));
                if (width == 0 || (inRows && width == 2)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** To go on to a row, JLine writes its first char, or a blank if that is hidden. */
    private static AttributedString startingWhole(AttributedString row) {
        return row.length() > 0 && Character.isHighSurrogate(row.charAt(0))
                ? AttributedString.join(AttributedString.EMPTY, NOTHING, row)
                : row;
    }

    private int rowsOf(int width) {
        return (width + columns - 1) / columns;
    }

    /** Erases what is drawn; moving up ends at the first row of the screen. */
    private void erase(int above) {
        if (above > 0) {
            terminal.puts(Capability.parm_up_cursor, above);
        }
        terminal.puts(Capability.carriage_return);
        terminal.puts(Capability.clr_eol);
        // not from the first row on, because tmux keeps a whole screen that is erased
        terminal.puts(Capability.save_cursor);
        terminal.puts(Capability.parm_down_cursor, 1);
        terminal.puts(Capability.clr_eos);
        terminal.puts(Capability.restore_cursor);
        reset();
        cursorPos = 0;
        resized = false;
    }

    /**
     * @param hidden how many rows, counted from the first, are above the screen
     */
    private void keepScrolledAway(int hidden) {
        List<Integer> kept = new ArrayList<>();
        int left = Math.max(0, hidden);
        for (int width : scrolledAway) {
            int shown = Math.min(left, rowsOf(width));
            kept.add(Math.min(width, shown * columns));
            left -= shown;
        }
        kept.add(left * columns);
        kept.removeIf(width -> width == 0);
        scrolledAway = kept;
        screenRow = OptionalInt.empty();
    }
}
