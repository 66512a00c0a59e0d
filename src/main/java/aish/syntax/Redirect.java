package aish.syntax;

import java.util.Optional;

/** A redirection. */
public record Redirect(Kind kind, ShellWord target, Optional<Heredoc> heredoc, Span span) {
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
