package aish.bash.scanner;

import aish.bash.Chars;
import aish.bash.ControlOperator;
import aish.bash.ScanResult.TokenKind;
import aish.bash.scanner.PendingHeredocs.RedirectionOperator;
import aish.bash.scanner.ScanPass.Frame;

/**
 * A frame that consists of words and operators: a list of commands, an array, the head of a loop.
 */
abstract class TokenFrame extends Frame {
    @Override
    void step(ScanPass pass) {
        char c = pass.current();
        switch (c) {
            case ' ', '\t' -> pass.advance(1);
            case '\n' -> endLine(pass);
            case '#' -> comment(pass);
            case '\\' -> backslash(pass);
            case ';', '|', '(', ')' -> operator(pass);
            case '&', '<', '>', '{' -> redirection(pass, c);
            default -> {
                if (Chars.isDigit(c)) {
                    redirection(pass, c);
                } else {
                    beginWord(pass);
                }
            }
        }
    }

    /** Returns a frame for the word that starts here, with its role. */
    abstract WordFrame newWord(ScanPass pass);

    /** Called after a word. */
    abstract void word(ScanPass pass, WordFrame word);

    /** Called after a control operator. */
    abstract void operator(ScanPass pass, ControlOperator operator);

    /** Called after a redirection operator. */
    abstract void redirection(ScanPass pass, RedirectionOperator redirection);

    /** Called after a newline. */
    abstract void newline(ScanPass pass);

    final void beginWord(ScanPass pass) {
        pass.push(newWord(pass));
    }

    private void endLine(ScanPass pass) {
        pass.advance(1);
        pass.heredocs().readBodies(pass);
        // Bash reads the bodies before it checks the line, so an open body hides a mistake there.
        if (!pass.heredocs().insideBody()) {
            newline(pass);
        }
    }

    private static void comment(ScanPass pass) {
        int end = pass.text().indexOf('\n', pass.at());
        pass.consume(TokenKind.COMMENT, (end < 0 ? pass.limit() : end) - pass.at());
    }

    private void backslash(ScanPass pass) {
        if (pass.peek(1) == '\n') {
            pass.consume(TokenKind.OPERATOR, 1);
            pass.advance(1);
        } else if (pass.isLastCharacter()) {
            pass.consume(TokenKind.OPERATOR, 1);
            pass.joinNextLine();
        } else {
            beginWord(pass);
        }
    }

    private void operator(ScanPass pass) {
        ControlOperator operator = ControlOperator.at(pass);
        pass.consume(TokenKind.OPERATOR, operator.length());
        operator(pass, operator);
    }

    private void redirection(ScanPass pass, char c) {
        RedirectionOperator redirection = RedirectionOperator.at(pass);
        if (redirection != null) {
            pass.consume(TokenKind.REDIRECTION, redirection.length());
            redirection(pass, redirection);
        } else if (c == '&') {
            operator(pass);
        } else {
            beginWord(pass);
        }
    }
}
