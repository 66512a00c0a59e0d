package aish.testing;

import module java.base;

import aish.shell.WindowSize;
import org.jline.terminal.Size;
import org.jline.utils.ScreenTerminal;

/** What a person would see: the cells of a terminal after the bytes it received. */
final class VirtualScreen {
    private final CharsetDecoder decoder =
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private final ScreenTerminal cells;

    VirtualScreen(WindowSize size) {
        cells = new ScreenTerminal(size.columns(), size.rows());
    }

    /** Returns how many bytes it took; the rest is a character that is not complete yet. */
    int feed(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        decoder.decode(in, out, false);
        cells.write(out.flip());
        return in.position();
    }

    void resize(WindowSize size) {
        cells.setSize(Size.of(size.columns(), size.rows()));
    }

    /** Its rows from top to bottom, without blanks at their ends. */
    List<String> rows() {
        int columns = cells.getColumns();
        long[] content = new long[columns * cells.getRows()];
        cells.dump(content, new int[2]);
        List<String> rows = new ArrayList<>();
        for (int start = 0; start < content.length; start += columns) {
            StringBuilder row = new StringBuilder();
            for (int i = start; i < start + columns; i++) {
                int character = ScreenTerminal.cellCodePoint(content[i]);
                row.appendCodePoint(character == 0 ? ' ' : character);
            }
            rows.add(row.toString().stripTrailing());
        }
        return rows;
    }
}
