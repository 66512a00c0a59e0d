package aish.bash;

/** The kind of a range of bash text, fine enough for syntax colours. */
public enum TokenKind {
    /** A literal part of the word that names the command to run. */
    COMMAND,
    /** A reserved word, where bash treats it as one. */
    KEYWORD,
    /** A literal part of any other word. */
    ARGUMENT,
    /** A literal part of an argument that starts with a dash. */
    OPTION,
    /** {@code NAME=}, {@code NAME+=} or {@code NAME[i]=}, and the literal parts of the value. */
    ASSIGNMENT,
    /** A quoted part including its quotes, closed or not. */
    STRING,
    /** A parameter or arithmetic expansion, also inside double quotes. */
    VARIABLE,
    /** An operator that separates or groups commands, and the delimiters of a substitution. */
    OPERATOR,
    /** A redirection operator with its descriptors, and the delimiters of a here-document. */
    REDIRECTION,
    /** The body of a here-document. */
    HEREDOC,
    COMMENT,
    /** An unquoted pattern in an argument. */
    GLOB
}
