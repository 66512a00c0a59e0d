package aish.notebook;

/** A notebook cannot be read or changed; the message says which, why and what to do. */
public final class NotebookException extends Exception {
    private static final long serialVersionUID = 1L;

    public NotebookException(String message) {
        super(message);
    }
}
