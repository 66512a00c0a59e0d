package aish.bash;

/**
 * A stretch of source text.
 *
 * @param end the place behind its last character
 */
public record Span(int start, int end) {}
