package aish.session.record;

/** Thrown for a record that a newer aish wrote and this one could misread. */
public final class NewerVersionException extends Exception {
    private static final long serialVersionUID = 1;

    public NewerVersionException() {
        super("it was written by a newer version of aish; please upgrade");
    }
}
