package aish.syntax;

import java.util.Optional;

/**
 * A redirection.
 *
 * @param variable the name in {@code {name}>}, which is given a descriptor; empty if there is none
 */
public record Redirect(
        Kind kind, String variable, ShellWord target, Optional<Heredoc> heredoc, Span span) {
    /** What it does with its target. */
    public enum Kind {
        READ,
        WRITE,
        APPEND,
        /** {@code >|}. */
        CLOBBER,
        /** {@code <>}. */
        READ_WRITE,
        /** {@code >&} or {@code <&} with a descriptor. */
        DUPLICATE,
        HEREDOC,
        HERESTRING
    }
}
