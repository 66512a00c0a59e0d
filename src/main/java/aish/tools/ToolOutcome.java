package aish.tools;

/**
 * What came of a call.
 *
 * @param text what the tool gave back, or why it gave nothing
 */
public record ToolOutcome(Kind kind, String text) {
    /** How a call can end. */
    public enum Kind {
        DONE,
        /** The tool itself says that it failed. */
        FAILED,
        /** The server could not be reached, died, or answered nonsense. */
        BROKEN,
        TIMED_OUT,
        CANCELLED
    }

    public boolean isGood() {
        return kind == Kind.DONE;
    }
}
