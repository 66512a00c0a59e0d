package aish.bash;

/** The role of a word in its command. */
public enum WordRole {
    COMMAND,
    ARGUMENT,
    ASSIGNMENT,
    REDIRECT_TARGET,
    HEREDOC_DELIMITER,
    KEYWORD,
    /** A name being bound: the variable of a loop, the name of a function. */
    NAME,
    /**
     * A word outside a command: an item of a loop or an array, a case pattern, an operand of a
     * test.
     */
    PLAIN
}
