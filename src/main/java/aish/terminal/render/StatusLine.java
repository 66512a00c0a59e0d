package aish.terminal.render;

import java.util.function.IntSupplier;

/** The one line that may be erased, as long as nothing else is on it. */
final class StatusLine {
    private static final String ERASE = "\r\u001b[K";

    private final IntSupplier columns;
    private final boolean coloured;
    private String shown = "";

    StatusLine(IntSupplier columns, AnswerStyle look) {
        this.columns = columns;
        this.coloured = look.colours();
    }

    /** Returns the output that makes the line show this text. */
    String show(String text) {
        int width = columns.getAsInt();
        String fitting = width > 0 ? Widths.cut(text, width - 1) : text;
        if (fitting.equals(shown)) {
            return "";
        }
        shown = fitting;
        return ERASE
                + (coloured
                        ? Theme.DIM.after(Style.PLAIN) + fitting + Style.PLAIN.after(Theme.DIM)
                        : fitting);
    }

    /** Returns the output that clears the line. */
    String erase() {
        if (shown.isEmpty()) {
            return "";
        }
        shown = "";
        return ERASE;
    }
}
