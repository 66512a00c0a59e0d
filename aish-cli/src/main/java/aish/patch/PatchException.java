package aish.patch;

/** A patch cannot be read or applied; the message tells the user why. */
public final class PatchException extends Exception {
    private static final long serialVersionUID = 1L;

    public PatchException(String why) {
        super(why);
    }

    public PatchException(String why, Throwable cause) {
        super(why, cause);
    }

    /** Returns the message, which is never null. */
    public String why() {
        return String.valueOf(getMessage());
    }
}
