package aish.terminal.render;

import org.jspecify.annotations.Nullable;

/**
 * Code on the screen: each line exactly as it is, from the first column, with nothing before or
 * behind it that a copy would pick up.
 */
final class CodeBlock implements BlockReader {
    private final OutputCursor page;
    private final AnswerStyle look;
    private @Nullable OpenFence fence;
    private CodeColouring colouring = CodeColouring.plain(Theme.CODE);

    CodeBlock(OutputCursor page, AnswerStyle look) {
        this.page = page;
        this.look = look;
    }

    /** The fence that is open. */
    @Nullable OpenFence fence() {
        return fence;
    }

    void open(OpenFence opening, String language) {
        fence = opening;
        colouring = Languages.colouring(language);
        page.blank();
        showFence(opening, language);
    }

    void close() {
        OpenFence open = fence;
        if (open != null) {
            fence = null;
            page.freshLine();
            showFence(open, "");
            page.blank();
        }
    }

    /** The next lines are code without a fence. */
    void indented() {
        colouring = CodeColouring.plain(Theme.CODE);
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
    private void showFence(OpenFence shown, String language) {
        if (!look.colours()) {
            page.verbatim(shown.text() + language, Style.PLAIN);
            page.endVerbatim();
        }
    }
}
