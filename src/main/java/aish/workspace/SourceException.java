package aish.workspace;

/** Says in one line why a text is not available: what is wrong, where, and what to do. */
public final class SourceException extends Exception {
    private static final long serialVersionUID = 1L;

    public SourceException(String message) {
        super(message);
    }
}
