package aish.bash.scanner;

import aish.bash.OpenConstruct;
import aish.bash.TokenKind;
import aish.bash.scanner.ScanPass.Mark;

/**
 * {@code $((…))} and {@code ((…))}. The same characters may start a substitution or subshell that
 * begins with another subshell; only the closing parentheses tell, and then the text is scanned
 * again as commands.
 */
final class Arithmetic extends Bracketed {
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
