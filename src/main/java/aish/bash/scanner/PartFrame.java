package aish.bash.scanner;

import aish.bash.QuoteState;
import aish.bash.TokenKind;

/**
 * A frame that can contain quotes and expansions: a word, double quotes, or brackets inside either.
 */
abstract class PartFrame extends Frame {
    private TokenKind kind;
    private int literal;
    private boolean plain = true;
    private boolean joined;

    /** {@code start} is the start of this frame's first token. */
    PartFrame(TokenKind kind, int start) {
        this.kind = kind;
        this.literal = start;
    }

    @Override
    void step(ScanPass pass) {
        char c = pass.current();
        switch (c) {
            case '\\' -> escape(pass);
            case '$' -> DollarExpansion.read(pass, this);
            case '`' -> backtick(pass);
            case '"' -> doubleQuote(pass);
            case '\'' -> singleQuote(pass);
            default -> ordinary(pass, c);
        }
    }

    /** Handles a character that is neither a quote nor an expansion. */
    abstract void ordinary(ScanPass pass, char c);

    private void escape(ScanPass pass) {
        if (pass.isLastCharacter()) {
            pass.joinNextLine();
            joined = true;
        } else if (pass.peek(1) == '\n') {
            joined = true;
        } else {
            plain = false;
        }
        pass.advance(2);
    }

    private void backtick(ScanPass pass) {
        if (pass.backticks() != null) {
            pass.advance(1);
        } else {
            flush(pass);
            Backticks.open(pass);
        }
    }

    void doubleQuote(ScanPass pass) {
        open(pass, new DoubleQuoted(pass.at()), 1);
    }

    void singleQuote(ScanPass pass) {
        open(pass, new SingleQuoted(QuoteState.SINGLE, pass.at()), 1);
    }

    /** Whether {@code $'} and {@code $"} start quotes here. */
    boolean quotesAfterDollar() {
        return true;
    }

    /** Opens a frame and consumes the {@code length} characters that start it. */
    final void open(ScanPass pass, Frame frame, int length) {
        flush(pass);
        pass.push(frame);
        pass.advance(length);
    }

    /** Records the next characters as a token of another kind. */
    final void embed(ScanPass pass, TokenKind embedded, int length) {
        flush(pass);
        pass.consume(embedded, length);
        literal = pass.at();
        plain = false;
    }

    @Override
    void flush(ScanPass pass) {
        pass.findings().token(kind, literal, pass.at());
        literal = pass.at();
    }

    @Override
    void resumed(ScanPass pass) {
        literal = pass.at();
        plain = false;
    }

    final void close(ScanPass pass, int length) {
        pass.advance(length);
        flush(pass);
        pass.pop();
    }

    /** The start of the text not yet recorded as a token. */
    final int literalStart() {
        return literal;
    }

    final TokenKind kind() {
        return kind;
    }

    final void kind(TokenKind now) {
        kind = now;
    }

    /** Whether nothing in it is quoted or expanded. */
    final boolean plain() {
        return plain;
    }

    /** Whether it contains a line continuation. */
    final boolean joined() {
        return joined;
    }
}
