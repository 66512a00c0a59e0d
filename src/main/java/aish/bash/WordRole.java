package aish.bash;

/** What a word is to the command that it stands in. */
public enum WordRole {
    COMMAND,
    ARGUMENT,
    ASSIGNMENT,
    REDIRECT_TARGET,
    HEREDOC_DELIMITER,
    KEYWORD,
    /** A name being bound: the variable of a loop, the name of a function. */
    NAME,
    /** A word of no command: an item of a loop or an array, a case pattern, a test's operand. */
    PLAIN
}
