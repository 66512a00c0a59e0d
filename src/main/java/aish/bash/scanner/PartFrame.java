package aish.bash.scanner;

import aish.bash.Chars;
import aish.bash.OpenConstruct;
import aish.bash.QuoteState;
import aish.bash.TokenKind;
import java.util.Optional;

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

    /** Scans what starts with a dollar sign. */
    private static final class DollarExpansion {
        private DollarExpansion() {}

        static void read(ScanPass pass, PartFrame frame) {
            char next = pass.peek(1);
            switch (next) {
                case '(' -> parenthesis(pass, frame);
                case '{' -> frame.open(pass, Bracketed.parameter(pass.at()), 2);
                case '[' -> frame.open(pass, Bracketed.oldArithmetic(pass.at()), 2);
                case '\'', '"' -> quotes(pass, frame, next);
                default -> parameter(pass, frame, next);
            }
        }

        private static void parenthesis(ScanPass pass, PartFrame frame) {
            frame.flush(pass);
            if (pass.peek(2) == '(' && pass.mayBacktrack()) {
                Arithmetic.openExpansion(pass);
            } else {
                CommandList.openSubstitution(pass);
            }
        }

        private static void quotes(ScanPass pass, PartFrame frame, char quote) {
            if (!frame.quotesAfterDollar()) {
                pass.advance(1);
            } else if (quote == '\'') {
                frame.open(pass, new SingleQuoted(QuoteState.DOLLAR_SINGLE, pass.at()), 2);
            } else {
                frame.open(pass, new DoubleQuoted(pass.at()), 2);
            }
        }

        private static void parameter(ScanPass pass, PartFrame frame, char next) {
            int name = pass.at() + 1;
            if (Chars.startsName(next)) {
                int end = Chars.nameEnd(pass.text(), name, pass.limit());
                frame.embed(pass, TokenKind.VARIABLE, end - pass.at());
            } else if (Chars.isSpecialParameter(next)) {
                frame.embed(pass, TokenKind.VARIABLE, 2);
            } else if (pass.isLastCharacter()) {
                // A variable name is about to be typed.
                frame.embed(pass, TokenKind.VARIABLE, 1);
            } else {
                pass.advance(1);
            }
        }
    }

    /** {@code "…"} */
    private static final class DoubleQuoted extends PartFrame {
        DoubleQuoted(int start) {
            super(TokenKind.STRING, start);
        }

        @Override
        void ordinary(ScanPass pass, char c) {
            pass.advance(1);
        }

        @Override
        void doubleQuote(ScanPass pass) {
            close(pass, 1);
        }

        @Override
        void singleQuote(ScanPass pass) {
            pass.advance(1);
        }

        @Override
        boolean quotesAfterDollar() {
            return false;
        }

        @Override
        QuoteState quoting() {
            return QuoteState.DOUBLE;
        }

        @Override
        Optional<OpenConstruct> open() {
            return Optional.of(OpenConstruct.DOUBLE_QUOTE);
        }
    }

    /** {@code '…'}, or {@code $'…'}, in which a backslash escapes. */
    private static final class SingleQuoted extends Frame {
        private final QuoteState quoting;
        private final int start;

        SingleQuoted(QuoteState quoting, int start) {
            this.quoting = quoting;
            this.start = start;
        }

        @Override
        void step(ScanPass pass) {
            char c = pass.current();
            if (c == '\'') {
                pass.advance(1);
                flush(pass);
                pass.pop();
            } else {
                pass.advance(c == '\\' && quoting == QuoteState.DOLLAR_SINGLE ? 2 : 1);
            }
        }

        @Override
        void flush(ScanPass pass) {
            pass.findings().token(TokenKind.STRING, start, pass.at());
        }

        @Override
        QuoteState quoting() {
            return quoting;
        }

        @Override
        Optional<OpenConstruct> open() {
            return Optional.of(OpenConstruct.SINGLE_QUOTE);
        }
    }
}
