package aish.chat.tools;

/** A model requested an invalid call; the message is for the model. */
public final class UnfitCallException extends Exception {
    private static final long serialVersionUID = 1L;

    UnfitCallException(String message) {
        super(message);
    }

    /** Returns the message, which is never null. */
    public String describe() {
        return String.valueOf(getMessage());
    }
}
