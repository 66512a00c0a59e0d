package aish.tools;

/**
 * A server could not do what it was asked; the message says in one line what failed and what to do.
 */
public final class ToolException extends Exception {
    private static final long serialVersionUID = 1L;

    public ToolException(String message) {
        super(message);
    }

    /** Returns the message, which is never null. */
    public String describe() {
        return String.valueOf(getMessage());
    }
}
