package aish.console.render;

import org.jspecify.annotations.Nullable;

/**
 * Code on the screen: each line exactly as it is, from the first column, with nothing before or
 * behind it that a copy would pick up.
 */
final class CodeBlock implements LineReader {
    private final Page page;
    private final Look look;
    private @Nullable Fence fence;
    private Colouring colouring = Colouring.plain(Theme.CODE);

    CodeBlock(Page page, Look look) {
        this.page = page;
        this.look = look;
    }

    /** The fence that is open. */
    @Nullable Fence fence() {
        return fence;
    }

    void open(Fence opening, String language) {
        fence = opening;
        colouring = Languages.colouring(language);
        page.blank();
        showFence(opening, language);
    }

    void close() {
        Fence open = fence;
        if (open != null) {
            fence = null;
            page.freshLine();
            showFence(open, "");
            page.blank();
        }
    }

    /** The next lines are code without a fence. */
    void indented() {
        colouring = Colouring.plain(Theme.CODE);
    }

    @Override
    public void read(int c) {
        colouring.read(c, page::verbatim);
    }

    @Override
    public void end() {
        colouring.endLine(page::verbatim);
        page.endVerbatim();
    }

    /** Where no colour sets code apart, its fences do. */
    private void showFence(Fence shown, String language) {
        if (!look.colours()) {
            page.verbatim(shown.text() + language, Style.PLAIN);
            page.endVerbatim();
        }
    }
}
