package aish.undo;

/** Something cannot be set aside or brought back; the message says why, for a person. */
public final class UndoException extends Exception {
    private static final long serialVersionUID = 1L;

    public UndoException(String why) {
        super(why);
    }

    public UndoException(String why, Throwable cause) {
        super(why, cause);
    }

    /** The reason, which is always there. */
    public String why() {
        return String.valueOf(getMessage());
    }
}
