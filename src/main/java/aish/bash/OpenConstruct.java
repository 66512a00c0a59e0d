package aish.bash;

/** What unfinished text is waiting to have closed. */
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
    /** A backslash at the very end: the next line joins this one. */
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
