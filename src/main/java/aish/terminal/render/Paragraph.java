package aish.terminal.render;

import org.jspecify.annotations.Nullable;

/** The paragraph that is open, if one is. Its lines end where the model ended them. */
final class Paragraph implements BlockReader {
    private final OutputCursor page;
    private final AnswerStyle look;
    private @Nullable InlineText inline;
    private boolean broken;

    Paragraph(OutputCursor page, AnswerStyle look) {
        this.page = page;
        this.look = look;
    }

    boolean isOpen() {
        return inline != null;
    }

    /** A line of text starts, in a new paragraph unless one is open. */
    void beginLine() {
        InlineText open = inline;
        if (open == null) {
            inline = new InlineText(page, Style.PLAIN, look);
        } else if (broken) {
            open.breakLine();
        }
        broken = false;
    }

    @Override
    public void read(int c) {
        if (inline != null) {
            inline.read(c);
        }
    }

    /** Whether the paragraph goes on is for the next line to say. */
    @Override
    public void end() {
        broken = true;
    }

    void close() {
        InlineText open = inline;
        if (open != null) {
            open.end();
            page.freshLine();
        }
        inline = null;
        broken = false;
    }
}
