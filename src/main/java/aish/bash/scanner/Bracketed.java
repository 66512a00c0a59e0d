package aish.bash.scanner;

import aish.bash.OpenConstruct;
import aish.bash.TokenKind;
import java.util.Optional;

/** Text up to the matching bracket, in which only quotes and expansions matter. */
class Bracketed extends PartFrame {
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
