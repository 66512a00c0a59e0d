package aish.bash.scanner;

import module java.base;

import aish.bash.Chars;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.TokenKind;
import aish.bash.scanner.CommandList.Backticks;
import aish.bash.scanner.CommandList.Enclosure;
import aish.bash.scanner.ScanPass.Frame;
import aish.bash.scanner.ScanPass.Mark;

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

    /** Text up to the matching bracket, in which only quotes and expansions matter. */
    static class Bracketed extends PartFrame {
        private final char opening;
        private final char closing;
        private final OpenConstruct open;
        private int depth = 1;

        Bracketed(TokenKind kind, int start, char opening, char closing, OpenConstruct open) {
            super(kind, start);
            this.opening = opening;
            this.closing = closing;
            this.open = open;
        }

        /** The braces of a parameter expansion; a brace without a dollar sign does not nest. */
        static Bracketed parameter(int start) {
            return new Bracketed(TokenKind.VARIABLE, start, '}', '}', OpenConstruct.PARAMETER);
        }

        /** {@code $[…]} */
        static Bracketed oldArithmetic(int start) {
            return new Bracketed(TokenKind.VARIABLE, start, '[', ']', OpenConstruct.ARITHMETIC);
        }

        /** {@code NAME[…]} where an assignment is allowed. */
        static Bracketed subscript(int start) {
            return new Bracketed(TokenKind.ASSIGNMENT, start, '[', ']', OpenConstruct.ARRAY);
        }

        /** {@code @(…)}, or a group in a regular expression. */
        static Bracketed pattern(TokenKind kind, int start) {
            return new Bracketed(kind, start, '(', ')', OpenConstruct.PARENTHESIS);
        }

        @Override
        void ordinary(ScanPass pass, char c) {
            if (c == closing && --depth == 0) {
                closed(pass);
            } else if (opensProcess(pass, c)) {
                flush(pass);
                CommandList.openSubstitution(pass);
            } else {
                depth += c == opening && c != closing ? 1 : 0;
                pass.advance(1);
            }
        }

        /** Inside parentheses these characters compare or group instead. */
        private boolean opensProcess(ScanPass pass, char c) {
            return (c == '<' || c == '>') && closing != ')' && pass.peek(1) == '(';
        }

        /** Called when the matching bracket is next. */
        void closed(ScanPass pass) {
            close(pass, 1);
        }

        @Override
        Optional<OpenConstruct> open() {
            return Optional.of(open);
        }
    }

    /**
     * {@code $((…))} and {@code ((…))}. The same characters may start a substitution or subshell
     * that begins with another subshell; only the closing parentheses tell, and then the text is
     * scanned again as commands.
     */
    static final class Arithmetic extends Bracketed {
        enum Form {
            EXPANSION,
            COMMAND,
            /** The head of a {@code for}, which cannot be anything else. */
            LOOP
        }

        private final Form form;
        private final Mark mark;

        /** Opens {@code ((}, of which the first character has been consumed. */
        static void open(ScanPass pass, Form form) {
            Mark mark = pass.mark();
            pass.consume(TokenKind.OPERATOR, 1);
            pass.push(new Arithmetic(form, mark, pass.at()));
        }

        /** Opens {@code $((}. */
        static void openExpansion(ScanPass pass) {
            pass.push(new Arithmetic(Form.EXPANSION, pass.mark(), pass.at()));
            pass.advance(3);
        }

        private Arithmetic(Form form, Mark mark, int start) {
            super(
                    form == Form.EXPANSION ? TokenKind.VARIABLE : TokenKind.ARGUMENT,
                    start,
                    '(',
                    ')',
                    OpenConstruct.ARITHMETIC);
            this.form = form;
            this.mark = mark;
        }

        @Override
        void closed(ScanPass pass) {
            if (pass.peek(1) == ')') {
                closeBoth(pass);
            } else if (form == Form.LOOP || !pass.mayBacktrack()) {
                pass.fail();
                close(pass, 1);
            } else {
                readAsCommands(pass);
            }
        }

        private void closeBoth(ScanPass pass) {
            if (form == Form.EXPANSION) {
                close(pass, 2);
            } else {
                flush(pass);
                pass.consume(TokenKind.OPERATOR, 2);
                pass.pop();
            }
        }

        private void readAsCommands(ScanPass pass) {
            pass.backtrack(mark);
            pass.pop();
            if (form == Form.EXPANSION) {
                CommandList.openSubstitution(pass);
            } else {
                CommandList.open(pass, Enclosure.SUBSHELL);
            }
        }
    }
}
