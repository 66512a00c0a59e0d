package aish.secrets;

/**
 * Thrown when a key is not available; the message says why and what to do, and never contains the
 * key.
 */
public final class SecretException extends Exception {
    private static final long serialVersionUID = 1L;

    public SecretException(String message) {
        super(message);
    }

    /** Returns the message, which is never null. */
    public String describe() {
        return String.valueOf(getMessage());
    }
}
