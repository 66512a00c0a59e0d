package aish.bash;

/**
 * A range of source text.
 *
 * @param end the position after its last character
 */
public record Span(int start, int end) {}
