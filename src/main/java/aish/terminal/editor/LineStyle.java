package aish.terminal.editor;

/** The styles of the parts of a line being typed. */
enum LineStyle {
    /** A command that has not been looked up. */
    COMMAND,
    KNOWN_COMMAND,
    UNKNOWN_COMMAND,
    KEYWORD,
    STRING,
    OPTION,
    VARIABLE,
    PATTERN,
    OPERATOR,
    REDIRECTION,
    COMMENT,
    /** The prefix that says where the text goes. */
    PREFIX,
    QUESTION,
    META,
    UNKNOWN_META
}
