package aish.console.render;

import org.jspecify.annotations.Nullable;

/** The paragraph that is open, if one is. Its lines end where the model ended them. */
final class Paragraph implements LineReader {
    private final Page page;
    private final Look look;
    private @Nullable Inline inline;
    private boolean broken;

    Paragraph(Page page, Look look) {
        this.page = page;
        this.look = look;
    }

    boolean isOpen() {
        return inline != null;
    }

    /** A line of text starts, in a new paragraph unless one is open. */
    void beginLine() {
        Inline open = inline;
        if (open == null) {
            inline = new Inline(page, Style.PLAIN, look);
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
        Inline open = inline;
        if (open != null) {
            open.end();
            page.freshLine();
        }
        inline = null;
        broken = false;
    }
}
