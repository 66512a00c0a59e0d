package aish.bash;

import java.util.Optional;

/**
 * A redirection.
 *
 * @param descriptor the one that is redirected: a number, {@link #BOTH} or {@link #CHOSEN}
 * @param variable the name in {@code {name}>}, which receives the descriptor; empty if there is
 *     none
 */
public record Redirect(
        Kind kind,
        int descriptor,
        String variable,
        ShellWord target,
        Optional<Heredoc> heredoc,
        Span span) {
    /** Standard output and standard error, as in {@code &>}. */
    public static final int BOTH = -1;

    /** A descriptor chosen by bash, as in <code>{name}></code>. */
    public static final int CHOSEN = -2;

    /** What the redirection does with its target. */
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
