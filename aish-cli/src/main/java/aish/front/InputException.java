package aish.front;

import module java.base;

/** Input for the model cannot be used; the message says what and why. */
public final class InputException extends Exception {
    @Serial private static final long serialVersionUID = 1L;

    InputException(String message) {
        super(message);
    }
}
