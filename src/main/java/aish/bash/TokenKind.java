package aish.bash;

/** What a stretch of bash text is, fine enough to colour it. */
public enum TokenKind {
    /** A literal part of the word that names the command to run. */
    COMMAND,
    /** A reserved word where bash reserves it. */
    KEYWORD,
    /** A literal part of any other word. */
    ARGUMENT,
    /** A literal part of an argument that starts with a dash. */
    OPTION,
    /** {@code NAME=}, {@code NAME+=} or {@code NAME[i]=} and the literal parts of the value. */
    ASSIGNMENT,
    /** A quoted part with its quotes, closed or not. */
    STRING,
    /** A parameter or arithmetic expansion, also within double quotes. */
    VARIABLE,
    /** What separates and groups commands, and the marks around a substitution. */
    OPERATOR,
    /** A redirection operator with its descriptors, and the delimiters of a here-document. */
    REDIRECTION,
    /** The body of a here-document. */
    HEREDOC,
    COMMENT,
    /** An unquoted pattern within an argument. */
    GLOB
}
