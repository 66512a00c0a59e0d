package aish.front;

import java.io.Serial;

/** Something to be shown to the model cannot be; the message says what and why. */
public final class InputException extends Exception {
    @Serial private static final long serialVersionUID = 1L;

    InputException(String message) {
        super(message);
    }
}
