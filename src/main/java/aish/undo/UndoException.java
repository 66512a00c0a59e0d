package aish.undo;

/** Something cannot be saved or restored; the message tells the user why. */
public final class UndoException extends Exception {
    private static final long serialVersionUID = 1L;

    public UndoException(String why) {
        super(why);
    }

    public UndoException(String why, Throwable cause) {
        super(why, cause);
    }

    /** Returns the message, which is never null. */
    public String why() {
        return String.valueOf(getMessage());
    }
}
