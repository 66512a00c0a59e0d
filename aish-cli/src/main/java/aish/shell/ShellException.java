package aish.shell;

/**
 * Thrown when the shell cannot be started or has become unusable; the message says which and what
 * to do.
 */
public final class ShellException extends Exception {
    private static final long serialVersionUID = 1;

    public ShellException(String message) {
        super(message);
    }

    public ShellException(String message, Throwable cause) {
        super(message, cause);
    }
}
