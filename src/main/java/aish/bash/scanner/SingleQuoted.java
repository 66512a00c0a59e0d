package aish.bash.scanner;

import aish.bash.OpenConstruct;
import aish.bash.QuoteState;
import aish.bash.TokenKind;
import java.util.Optional;

/** {@code '…'}, or {@code $'…'}, in which a backslash escapes. */
final class SingleQuoted extends Frame {
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
