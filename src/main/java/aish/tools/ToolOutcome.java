package aish.tools;

/**
 * The result of a call.
 *
 * @param text what the tool returned, or why it returned nothing
 */
public record ToolOutcome(Kind kind, String text) {
    /** How a call can end. */
    public enum Kind {
        DONE,
        /** The tool reported an error. */
        FAILED,
        /** The server could not be reached, died, or sent an invalid response. */
        BROKEN,
        TIMED_OUT,
        CANCELLED
    }

    public boolean isGood() {
        return kind == Kind.DONE;
    }
}
