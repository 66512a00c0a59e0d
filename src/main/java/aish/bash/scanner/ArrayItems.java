package aish.bash.scanner;

import aish.bash.ControlOperator;
import aish.bash.OpenConstruct;
import aish.bash.TokenKind;
import aish.bash.WordRole;
import java.util.Optional;

/** The items {@code (…)} after {@code NAME=}. */
final class ArrayItems extends TokenFrame {
    @Override
    WordFrame newWord(ScanPass pass) {
        return new WordFrame(pass, this, WordRole.PLAIN, TokenKind.ARGUMENT, pass.nextCommand())
                .assigning(WordFrame.Assigning.ELEMENT);
    }

    @Override
    void word(ScanPass pass, WordFrame word) {}

    @Override
    void operator(ScanPass pass, ControlOperator operator) {
        if (operator == ControlOperator.RIGHT) {
            pass.pop();
        } else {
            pass.fail();
        }
    }

    @Override
    void redirection(ScanPass pass, RedirectionOperator redirection) {
        pass.fail();
    }

    @Override
    void newline(ScanPass pass) {}

    @Override
    Optional<OpenConstruct> open() {
        return Optional.of(OpenConstruct.ARRAY);
    }
}
