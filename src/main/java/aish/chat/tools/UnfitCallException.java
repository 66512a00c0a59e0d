package aish.chat.tools;

/** A model wants a call that makes no sense; the message is for the model. */
public final class UnfitCallException extends Exception {
    private static final long serialVersionUID = 1L;

    UnfitCallException(String message) {
        super(message);
    }

    /** The message, which is always there. */
    public String describe() {
        return String.valueOf(getMessage());
    }
}
