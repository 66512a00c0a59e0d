package aish.json;

import module java.base;

/** The text is not valid JSON; the message says what is wrong and at which character. */
public final class JsonException extends Exception {
    @Serial private static final long serialVersionUID = 1L;

    JsonException(String problem, int at) {
        super(problem + " at character " + (at + 1));
    }
}
