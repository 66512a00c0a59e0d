package aish.workspace;

/** Says in one line why a text is not available: what is wrong, where, and what to do. */
public final class SourceException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String what;

    public SourceException(String message) {
        this(message, "");
    }

    /**
     * @param what is wrong, and where
     * @param advice what a user types instead, with the punctuation before it
     */
    SourceException(String what, String advice) {
        super(what + advice);
        this.what = what;
    }

    /** Returns the message without advice that only a user can follow. */
    public String what() {
        return what;
    }
}
