package aish.syntax;

import java.util.Optional;

/** {@code "…"} */
final class DoubleQuoted extends PartFrame {
    DoubleQuoted(int start) {
        super(Kind.STRING, start);
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
    Quoting quoting() {
        return Quoting.DOUBLE;
    }

    @Override
    Optional<Open> open() {
        return Optional.of(Open.DOUBLE_QUOTE);
    }
}
