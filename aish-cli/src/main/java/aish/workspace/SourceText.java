package aish.workspace;

/**
 * A text for a model to read. Title and provenance contain no terminal control sequences; the text
 * is unchanged.
 *
 * @param title short, for lists
 * @param provenance where it comes from, in full: an absolute path, or a command
 * @param truncated says what was left out; empty if nothing was
 */
public record SourceText(String title, String provenance, String text, String truncated) {
    /** Returns the text and a last line that says what was left out. */
    public String whole() {
        return truncated.isEmpty() ? text : text.stripTrailing() + "\n… " + truncated + " …";
    }
}
