package aish.syntax;

/**
 * A stretch of source text.
 *
 * @param end the place behind its last character
 */
public record Span(int start, int end) {
    /** From the start of this to the end of another. */
    Span to(Span other) {
        return new Span(start, Math.max(end, other.end));
    }
}
