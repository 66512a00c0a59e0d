package aish.syntax;

import java.util.Optional;

/** {@code (…)} after {@code NAME=}. */
final class ArrayItems extends TokenFrame {
    @Override
    WordFrame newWord(ScanPass pass) {
        return new WordFrame(pass, this, Role.PLAIN, Kind.ARGUMENT, pass.nextCommand())
                .assigning(WordFrame.Assigning.ELEMENT);
    }

    @Override
    void word(ScanPass pass, WordFrame word) {}

    @Override
    void operator(ScanPass pass, Operator operator) {
        if (operator == Operator.RIGHT) {
            pass.pop();
        } else {
            pass.fail();
        }
    }

    @Override
    void redirection(ScanPass pass, Redirection redirection) {
        pass.fail();
    }

    @Override
    void newline(ScanPass pass) {}

    @Override
    Optional<Open> open() {
        return Optional.of(Open.ARRAY);
    }
}
