package aish.terminal.render;

import module java.base;

import aish.terminal.render.CodeBlock.CodeColouring;
import aish.terminal.render.CodeHighlighter.Lines;
import aish.terminal.render.CodeHighlighter.Piece;

/**
 * Colours code line by line: a line is shown when it is complete. What a line looks like depends
 * only on the lines up to it, however they arrive. Lines that a string or a comment spans look as
 * usual, because a tree cannot know where these will end.
 */
final class LineColouring implements CodeColouring {
    /** Longer lines are shown as they come. */
    private static final int LONGEST_LINE = 400;

    /** Past that many characters, reading all lines again for each would take too long. */
    private static final int MOST_CHARACTERS = 16_000;

    private final Lines lines;
    private final CodeColouring plain;
    private final StringBuilder line = new StringBuilder();
    private boolean shown;
    private int read;

    /**
     * @param plain colours what is too long for {@code lines}; reads everything
     */
    LineColouring(Lines lines, CodeColouring plain) {
        this.lines = lines;
        this.plain = plain;
    }

    @Override
    public void read(int c, CodeOutput output) {
        read++;
        if (read > MOST_CHARACTERS || shown) {
            showHeld(output);
            plain.read(c, output);
            return;
        }
        line.appendCodePoint(c);
        if (line.length() > LONGEST_LINE) {
            showHeld(output);
            shown = true;
        }
    }

    private void showHeld(CodeOutput output) {
        line.codePoints().forEach(c -> plain.read(c, output));
        line.setLength(0);
    }

    @Override
    public void endLine(CodeOutput output) {
        if (read > MOST_CHARACTERS || shown) {
            showHeld(output);
            plain.endLine(output);
            shown = false;
            return;
        }
        List<StyledText> plainly = new ArrayList<>();
        boolean open = plain.isOpen();
        String text = line.toString();
        showHeld((part, style) -> plainly.add(new StyledText(part, style)));
        plain.endLine((part, style) -> plainly.add(new StyledText(part, style)));
        List<Piece> pieces = lines.next(text);
        if (open || plain.isOpen()) {
            plainly.forEach(part -> output.put(part.text(), part.style()));
        } else {
            pieces.forEach(piece -> output.put(piece.text(), piece.look().style()));
        }
    }
}
