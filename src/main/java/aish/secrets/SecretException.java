package aish.secrets;

/** A key cannot be had; the message says why and what to do, and never holds the key. */
public final class SecretException extends Exception {
    private static final long serialVersionUID = 1L;

    public SecretException(String message) {
        super(message);
    }

    /** The message, which is always there. */
    public String describe() {
        return String.valueOf(getMessage());
    }
}
