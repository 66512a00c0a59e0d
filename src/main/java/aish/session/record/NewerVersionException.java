package aish.session.record;

/** A record that a later aish wrote, and that this one could misunderstand. */
public final class NewerVersionException extends Exception {
    private static final long serialVersionUID = 1;

    public NewerVersionException() {
        super("it was written by a newer aish; use that one");
    }
}
