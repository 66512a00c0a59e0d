package aish.terminal.render;

import module java.base;

import aish.terminal.render.CodeHighlighter.Lines;

import org.jspecify.annotations.Nullable;

/**
 * Shows code: each line exactly as it is, from the first column, with nothing before or after it
 * that a copy would pick up.
 */
@SuppressWarnings("JdkObsolete") // what follows may change a match that hits the end
final class CodeBlock implements BlockReader {
    private final OutputCursor cursor;
    private final AnswerStyle look;
    private final CodeHighlighter highlighter;
    private @Nullable OpenFence fence;
    private Lines colouring = CodeColouring.PLAIN;
    private final StringBuilder line = new StringBuilder();

    /** Colours the block when it is complete; until then its lines are held back. */
    private CodeHighlighter.@Nullable Block whole;

    private final StringBuilder held = new StringBuilder();

    CodeBlock(OutputCursor cursor, AnswerStyle look, CodeHighlighter highlighter) {
        this.cursor = cursor;
        this.look = look;
        this.highlighter = highlighter;
    }

    /** The open fence, or null. */
    @Nullable OpenFence fence() {
        return fence;
    }

    void open(OpenFence opening, String language) {
        fence = opening;
        String name = CodeColouring.language(language);
        Lines usual = look.colours() ? CodeColouring.of(name) : CodeColouring.PLAIN;
        whole = look.colours() ? highlighter.block(name).orElse(null) : null;
        colouring =
                look.colours() && whole == null
                        ? highlighter
                                .lines(name)
                                .map(tree -> CodeColouring.of(tree, usual))
                                .orElse(usual)
                        : usual;
        cursor.blank();
        showFence(opening.text() + language, "Code:");
    }

    void close() {
        OpenFence open = fence;
        if (open != null) {
            fence = null;
            showWhole();
            cursor.freshLine();
            showFence(open.text(), "End of code.");
            cursor.blank();
        }
    }

    /** Shows what was held back, in the usual colours if its own highlighter failed. */
    private void showWhole() {
        CodeHighlighter.Block own = whole;
        if (own == null) {
            return;
        }
        whole = null;
        String code = held.toString();
        held.setLength(0);
        own.pieces(code)
                .orElseGet(() -> code.lines().map(colouring::next).toList())
                .forEach(this::show);
    }

    private void show(List<StyledText> pieces) {
        pieces.forEach(piece -> cursor.verbatim(piece.text(), piece.style()));
        cursor.endVerbatim();
    }

    /** Called before a line of code without a fence. */
    void indented() {
        colouring = CodeColouring.PLAIN;
    }

    @Override
    public void read(int c) {
        if (isPlain()) {
            cursor.verbatim(Character.toString(c), Theme.CODE);
        } else {
            line.appendCodePoint(c);
        }
    }

    /** Whether no colour depends on what follows, so that all can be shown as it comes. */
    private boolean isPlain() {
        return whole == null && colouring.equals(CodeColouring.PLAIN);
    }

    @Override
    public void end() {
        if (whole != null) {
            held.append(line).append('\n');
        } else if (isPlain()) {
            cursor.endVerbatim();
        } else {
            show(colouring.next(line.toString()));
        }
        line.setLength(0);
    }

    /** Without colours, the fences set code apart, or words if they are heard. */
    private void showFence(String seen, String heard) {
        if (!look.colours()) {
            cursor.verbatim(look.isSpoken() ? heard : seen, Style.PLAIN);
            cursor.endVerbatim();
        }
    }

    /**
     * An open code fence.
     *
     * @param indent the columns before the opening fence, which its lines may have too
     * @param quoted whether each of its lines starts with a quote mark
     */
    record OpenFence(String text, int indent, boolean quoted) {
        /** Whether a line closes the fence. */
        enum Closing {
            YES,
            NO,
            UNSURE
        }

        /**
         * @param line so far, without the fence's own indentation
         * @param ended whether that is all of it
         */
        Closing closing(CharSequence line, boolean ended) {
            String closing = " {0,3}" + text + text.charAt(0) + "* *";
            Matcher close = Pattern.compile(closing).matcher(line);
            boolean closes = close.matches();
            if (!close.hitEnd() || line.length() > BlockStart.LONGEST_WAIT) {
                return Closing.NO;
            }
            return ended ? (closes ? Closing.YES : Closing.NO) : Closing.UNSURE;
        }
    }
}
