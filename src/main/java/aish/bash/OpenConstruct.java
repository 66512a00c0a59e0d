package aish.bash;

/** The construct that incomplete text leaves open. */
public enum OpenConstruct {
    SINGLE_QUOTE,
    DOUBLE_QUOTE,
    BACKTICK,
    SUBSTITUTION,
    ARITHMETIC,
    PARAMETER,
    PARENTHESIS,
    BRACE,
    HEREDOC,
    /** A backslash at the very end, which joins the next line to this one. */
    BACKSLASH,
    /** The right-hand side of {@code |}, {@code &&} or {@code ||}. */
    PIPE,
    IF,
    LOOP,
    CASE,
    FUNCTION,
    TEST,
    ARRAY
}
