package aish.terminal.editor;

import module java.base;

import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.utils.AttributedString;
import org.jline.utils.WCWidth;

/**
 * The prompt that the launcher drew while Java started, and the keys that the kernel echoes after
 * it. The kernel passes the keys on as they are, and no echo leaves the row of the prompt, so
 * taking over means to erase that row and to draw the same again. Thread-safe.
 *
 * @param modes of the terminal when the launcher found it, as {@code stty -g} prints them
 * @param columns of the terminal at that time
 * @param width of the last row of the prompt
 * @param rowsAbove how many rows of the prompt are above the last one
 * @param mark a file that the launcher expects to be removed when aish takes over
 * @param echoed the keys that have been noted
 */
public record InstantPrompt(
        String modes,
        int columns,
        int width,
        int rowsAbove,
        Path mark,
        ByteArrayOutputStream echoed) {
    private static final int MOST_WAITS = 100;
    private static final long WAIT_MILLIS = 100;
    private static final int TAB = 8;
    private static final int CONTROL_WIDTH = 2;
    private static final String WRAPPING_WITHOUT_PASTE = "\u001b[?7h\u001b[?2004l";

    /** Moves down first, because tmux keeps a whole screen that is erased from its first row on. */
    private static final String ERASE = "\r\u001b[K\u001b7\u001b[1B\u001b[J\u001b8";

    /**
     * @param told what the launcher says of it: the first five values, or nothing
     */
    public static Optional<InstantPrompt> of(String told) {
        if (told.isEmpty()) {
            return Optional.empty();
        }
        String[] words = told.split(" ", 5);
        return Optional.of(
                new InstantPrompt(
                        words[0],
                        Integer.parseInt(words[1]),
                        Integer.parseInt(words[2]),
                        Integer.parseInt(words[3]),
                        Path.of(words[4]),
                        new ByteArrayOutputStream()));
    }

    /** Returns how many columns a row of a prompt takes. */
    public static int width(String row) {
        return AttributedString.fromAnsi(row).columnLength();
    }

    /** Returns the modes that the terminal had before the launcher changed them. */
    Attributes original(Attributes found) {
        String[] words = modes.split(":", -1);
        long input = Long.parseLong(words[0], 16);
        long local = Long.parseLong(words[3], 16);
        Attributes original = new Attributes(found);
        original.setInputFlag(InputFlag.ISTRIP, (input & 0x20) != 0);
        original.setInputFlag(InputFlag.INLCR, (input & 0x40) != 0);
        original.setInputFlag(InputFlag.IGNCR, (input & 0x80) != 0);
        original.setInputFlag(InputFlag.ICRNL, (input & 0x100) != 0);
        original.setInputFlag(InputFlag.IXON, (input & 0x400) != 0);
        original.setLocalFlag(LocalFlag.ISIG, (local & 1) != 0);
        original.setLocalFlag(LocalFlag.ICANON, (local & 2) != 0);
        original.setLocalFlag(LocalFlag.ECHO, (local & 8) != 0);
        original.setLocalFlag(LocalFlag.ECHOCTL, (local & 0x200) != 0);
        return original;
    }

    /** Notes keys that the kernel has echoed. */
    synchronized void echoed(byte[] keys, int length) {
        echoed.write(keys, 0, length);
        notifyAll();
    }

    /** Returns how many keys have been noted. */
    synchronized int size() {
        return echoed.size();
    }

    /**
     * Tells the launcher that aish has taken over.
     *
     * @param keys how many have been echoed; waits until they have been noted
     * @param now how many columns the terminal has
     * @param reflows whether a row that no longer fits becomes several
     * @return what erases the prompt and puts the cursor where it started
     */
    String takeOver(int keys, int now, boolean reflows) {
        try {
            Files.deleteIfExists(mark);
        } catch (IOException e) {
            // the launcher then erases the row of the cursor once more when aish has ended
        }
        int above = rowsAbove;
        int column = width;
        for (String row : rows(keys)) {
            column += width(row, column);
            above += reflows ? Math.max(0, Math.min(column, columns) - 1) / now : 0;
            column = 0;
            above++;
        }
        above--;
        return (above > 0 ? "\u001b[" + above + "A" : "") + WRAPPING_WITHOUT_PASTE + ERASE;
    }

    /** Returns the rows that keys have been echoed on; only Ctrl-J starts another. */
    private synchronized String[] rows(int keys) {
        try {
            for (int i = 0; i < MOST_WAITS && echoed.size() < keys; i++) {
                wait(WAIT_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        int known = Math.min(keys, echoed.size());
        return new String(echoed.toByteArray(), 0, known, StandardCharsets.UTF_8).split("\n", -1);
    }

    private static int width(String row, int start) {
        int column = start;
        for (int key : row.codePoints().toArray()) {
            if (key == '\t') {
                column += TAB - column % TAB;
            } else {
                column += Character.isISOControl(key) ? CONTROL_WIDTH : WCWidth.wcwidth(key);
            }
        }
        return column - start;
    }
}
