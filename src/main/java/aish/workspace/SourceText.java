package aish.workspace;

/**
 * A text found somewhere, for a model to read. Title and provenance hold nothing that a terminal
 * would obey; the text is as it was found.
 *
 * @param title short, for lists
 * @param provenance where it comes from, in full: an absolute path, or a command
 * @param truncated what was left out, in words, or empty
 */
public record SourceText(String title, String provenance, String text, String truncated) {
    /** The text, and a last line that says what was left out. */
    public String whole() {
        return truncated.isEmpty() ? text : text.stripTrailing() + "\n… " + truncated + " …";
    }
}
