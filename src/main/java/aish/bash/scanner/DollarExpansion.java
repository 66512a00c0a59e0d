package aish.bash.scanner;

import aish.bash.Chars;
import aish.bash.QuoteState;
import aish.bash.TokenKind;

/** Scans what starts with a dollar sign. */
final class DollarExpansion {
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
