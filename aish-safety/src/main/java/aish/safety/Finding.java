package aish.safety;

import aish.bash.Span;

/**
 * One effect, the reason for it, and the part of the command that causes it.
 *
 * @param span within the text that was judged
 */
public record Finding(Effect effect, String reason, Span span) {}
