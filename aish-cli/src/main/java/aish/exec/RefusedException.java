package aish.exec;

/** A command must not run; the message says why in one line and contains no secret. */
public final class RefusedException extends Exception {
    private static final long serialVersionUID = 1L;

    public RefusedException(String message) {
        super(message);
    }

    /** Returns the message, which is never null. */
    public String why() {
        return String.valueOf(getMessage());
    }
}
