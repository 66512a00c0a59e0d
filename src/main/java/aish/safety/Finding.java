package aish.safety;

import aish.bash.Span;

/**
 * One effect, why it is there, and the piece of the command that causes it.
 *
 * @param span within the text that was judged
 */
public record Finding(Effect effect, String reason, Span span) {}
