package aish.syntax;

import java.util.Optional;

/** {@code '…'}, or {@code $'…'} in which a backslash escapes. */
final class SingleQuoted extends Frame {
    private final Quoting quoting;
    private final int start;

    SingleQuoted(Quoting quoting, int start) {
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
            pass.advance(c == '\\' && quoting == Quoting.DOLLAR_SINGLE ? 2 : 1);
        }
    }

    @Override
    void flush(ScanPass pass) {
        pass.findings().token(Kind.STRING, start, pass.at());
    }

    @Override
    Quoting quoting() {
        return quoting;
    }

    @Override
    Optional<Open> open() {
        return Optional.of(Open.SINGLE_QUOTE);
    }
}
