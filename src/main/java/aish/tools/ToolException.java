package aish.tools;

/** A server could not do what it was asked; one line says what, and what to do. */
public final class ToolException extends Exception {
    private static final long serialVersionUID = 1L;

    public ToolException(String message) {
        super(message);
    }

    /** The message, which is always there. */
    public String describe() {
        return String.valueOf(getMessage());
    }
}
