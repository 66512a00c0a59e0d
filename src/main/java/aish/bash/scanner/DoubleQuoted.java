package aish.bash.scanner;

import aish.bash.OpenConstruct;
import aish.bash.QuoteState;
import aish.bash.TokenKind;
import java.util.Optional;

/** {@code "…"} */
final class DoubleQuoted extends PartFrame {
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
